import adapter from "@sveltejs/adapter-static";
import { sourcesDigest } from "./sourcesDigest.js";

const pages = "../src/herotable/pages"; // in the package, so that a wheel carries them

/** @type {import('@sveltejs/kit').Config} */
export default {
  kit: {
    adapter: adapter({ pages, assets: pages, fallback: "index.html", precompress: true }),
    version: { name: sourcesDigest() }, // the same sources are no new version
    serviceWorker: { register: false }, // lib/offline does, when the page rests
  },
};

import adapter from "@sveltejs/adapter-static";

const pages = "../src/herotable/pages"; // in the package, so that a wheel carries them

/** @type {import('@sveltejs/kit').Config} */
export default {
  kit: {
    adapter: adapter({ pages, assets: pages, fallback: "index.html", precompress: true }),
  },
};

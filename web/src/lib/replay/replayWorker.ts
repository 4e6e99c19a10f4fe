/** The worker of a replay that the rules make. */
import { fetchFiles } from "../local/fetchFiles";
import { KeptInBrowser } from "../local/keptInBrowser";
import { ReplayHost, type ToReplay } from "./replayHost";

const host = new ReplayHost({ kept: new KeptInBrowser(), fetchFiles });

onmessage = async ({ data }: MessageEvent<ToReplay>) => postMessage(await host.answer(data));

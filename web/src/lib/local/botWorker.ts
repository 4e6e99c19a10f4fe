/** A worker in which a bot thinks. */
import { SearchHost, type ToSearch } from "./searchHost";

const host = new SearchHost((message) => postMessage(message));

onmessage = ({ data }: MessageEvent<ToSearch>) => void host.receive(data);

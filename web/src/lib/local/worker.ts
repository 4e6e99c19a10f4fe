/** The worker of a table on this device. */
import { fetchFiles } from "./fetchFiles";
import { KeptInBrowser } from "./keptInBrowser";
import { TableHost, type ToTable } from "./tableHost";

const spawn = () => new Worker(new URL("./botWorker.ts", import.meta.url), { type: "module" });
const others = new BroadcastChannel("herotable"); // the other pages of this browser
const announce = (id: string) => others.postMessage(id);
const around = { kept: new KeptInBrowser(), fetchFiles, spawn, announce, cores: navigator.hardwareConcurrency || 1 };
const host = new TableHost(around, (message) => postMessage(message));

others.onmessage = ({ data }: MessageEvent<string>) => void host.hear(data);
onmessage = async ({ data }: MessageEvent<ToTable>) => {
  await host.receive(data);
  if (data.type === "close") close();
};

/** The worker in which a match is proved. */
import { fetchFiles } from "../local/fetchFiles";
import { prove, type ToProof } from "./proofHost";

onmessage = ({ data }: MessageEvent<ToProof>) => void prove(data, fetchFiles, (message) => postMessage(message));

/** Tiles fly from the rows to the stacks, and from stack to stack. */
import { flight } from "../motion";

export const [send, receive] = flight();

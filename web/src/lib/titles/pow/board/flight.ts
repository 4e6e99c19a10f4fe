/** Tiles fly from the rows to the stacks, and from stack to stack. */
import { flight } from "$lib/ui/motion";

export const [send, receive] = flight();

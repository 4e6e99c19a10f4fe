/** Cards fly from the market into the hand, and from there onto a shelf. */
import { flight } from "$lib/ui/motion";

export const [send, receive] = flight();

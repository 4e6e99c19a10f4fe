/** Cards fly from the market into the hand, and from there onto a shelf. */
import { flight } from "../motion";

export const [send, receive] = flight();

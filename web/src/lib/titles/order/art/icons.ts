/** The icons that stood for the toys before they were drawn; very small marks still use them. */
import type { Icons } from "$lib/titles/contract";
import { TOYS } from "../board/pictures";

export default { toy: TOYS } satisfies Icons;

/** The icon that stood for every hero before they had faces. */
import Helmet from "@icons/samus-helmet";
import type { Icons } from "$lib/titles/contract";

export default { hero: Helmet } satisfies Icons;

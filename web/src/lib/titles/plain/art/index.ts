/** The components of a title that the client does not know: faces made of their names. */
import { stranger } from "$lib/faces/stranger";
import type { Art } from "$lib/titles/contract";

const anyKind = new Proxy<Art["unknown"]>({}, { get: () => stranger });

export default { kinds: {}, unknown: anyKind } satisfies Art;

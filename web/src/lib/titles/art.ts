/** The drawings of each title's components, loaded with its board or its pieces. */
import { keepArt, type Art } from "$lib/faces/art";

const files = import.meta.glob<Art>("./*/art/index.ts", { import: "default" });

export async function loadArt(title: string): Promise<Art> {
  const load = files[`./${title}/art/index.ts`] ?? files["./plain/art/index.ts"];
  const art = await load!();
  keepArt(title, art);
  return art;
}

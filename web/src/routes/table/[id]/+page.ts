import { resolve } from "$app/paths";
import { redirect } from "@sveltejs/kit";

/** The way that QR codes show. */
export function load({ params }: { params: { id: string } }): never {
  redirect(307, resolve(`/t/${params.id}`));
}

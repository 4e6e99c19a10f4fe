import { redirect } from "@sveltejs/kit";

/** The way that QR codes show. */
export function load({ params }: { params: { id: string } }): never {
  redirect(307, `/t/${params.id}`);
}

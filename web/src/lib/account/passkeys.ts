/** Passkeys: the browser makes them and signs with them, the server says for what. */
import { Problem, request, server } from "$lib/api/client";
import type { Schemas } from "$lib/api/types";

/** Does this browser read the options as the server writes them? */
export const hasPasskeys =
  typeof PublicKeyCredential === "function" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Make a passkey of this device for the account of this session. */
export async function addPasskey(name: string, password: string): Promise<void> {
  const { options } = await request(server.POST("/api/passkeys/options", { body: { password } }));
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await given(navigator.credentials.create({ publicKey }));
  await request(server.POST("/api/passkeys", { body: { name, credential } }));
}

/** Log in with a passkey that this device has. */
export async function logInWithPasskey(): Promise<Schemas["Me"]> {
  const { options } = await request(server.POST("/api/login/passkey/options"));
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await given(navigator.credentials.get({ publicKey }));
  return request(server.POST("/api/login/passkey", { body: { credential } }));
}

/** What the browser has made, as JSON; who cancels, or waits too long, is told so. */
async function given(asked: Promise<Credential | null>): Promise<Record<string, unknown>> {
  const credential = await asked.catch(() => null);
  if (!(credential instanceof PublicKeyCredential))
    throw new Problem("passkey-cancelled", "the device has not given a passkey");
  return credential.toJSON() as unknown as Record<string, unknown>;
}

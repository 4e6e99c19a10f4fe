import { beforeEach, expect, test, vi } from "vitest";

const asked = vi.hoisted(() => [] as unknown[]);
vi.mock("$lib/api/client", () => ({
  Problem: class extends Error {
    constructor(readonly code: string) {
      super(code);
    }
  },
  request: (answer: unknown) => Promise.resolve(answer),
  server: {
    POST: (path: string, { body }: { body?: unknown } = {}) => {
      asked.push([path, body]);
      return { options: { challenge: "AAAA" } };
    },
  },
}));

/** A browser's passkeys: the options become bytes, and a credential becomes JSON again. */
class FakeCredential {
  static parseCreationOptionsFromJSON = (options: object) => ({ ...options, isRead: true });
  static parseRequestOptionsFromJSON = (options: object) => ({ ...options, isRead: true });
  toJSON = () => ({ id: "key" });
}

const device = { create: vi.fn(), get: vi.fn() };
vi.stubGlobal("PublicKeyCredential", FakeCredential);
vi.stubGlobal("navigator", { credentials: device });
const { addPasskey, hasPasskeys, logInWithPasskey } = await import("./passkeys");

beforeEach(() => {
  asked.length = 0;
  device.create.mockResolvedValue(new FakeCredential());
  device.get.mockResolvedValue(new FakeCredential());
});

test("a passkey is made for the server's challenge and sent with its name", async () => {
  expect(hasPasskeys).toBe(true);
  await addPasskey("telephone", "correct horse");
  expect(device.create).toHaveBeenCalledWith({ publicKey: { challenge: "AAAA", isRead: true } });
  expect(asked).toEqual([
    ["/api/passkeys/options", { password: "correct horse" }],
    ["/api/passkeys", { name: "telephone", credential: { id: "key" } }],
  ]);
});

test("what the device has signed logs in", async () => {
  await logInWithPasskey();
  expect(device.get).toHaveBeenCalledWith({ publicKey: { challenge: "AAAA", isRead: true } });
  expect(asked.at(-1)).toEqual(["/api/login/passkey", { credential: { id: "key" } }]);
});

test("who cancels is told so, and nothing is sent", async () => {
  device.get.mockRejectedValue(new DOMException("not allowed", "NotAllowedError"));
  await expect(logInWithPasskey()).rejects.toMatchObject({ code: "passkey-cancelled" });
  expect(asked).toEqual([["/api/login/passkey/options", undefined]]);
});

import { afterEach, expect, test, vi } from "vitest";
import { keepCommitment, keptCommitment } from "./commitments";
import { keepPack, keptPack } from "./ownPack";
import { preferences } from "./preferences.svelte";

const full = () => {
  throw new DOMException("no more", "QuotaExceededError");
};
const closed = () => {
  throw new DOMException("not here", "SecurityError");
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("a browser that keeps no more is no obstacle: it lasts as long as the page", () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: full, removeItem: full });
  keepCommitment("m", "first");
  expect(keptCommitment("m")).toBe("first");
  keepPack("pow", "name = 'mine'");
  expect(keptPack("pow")).toBe("name = 'mine'");
  keepPack("pow", "");
  expect(keptPack("pow")).toBeNull();
  preferences.set({ name: "Ann" });
  expect(preferences.name).toBe("Ann");
});

test("nor is one that keeps nothing and does not let us look", () => {
  vi.stubGlobal("localStorage", { getItem: closed, setItem: closed, removeItem: closed });
  expect(keptPack("order")).toBeNull();
  keepCommitment("n", "second");
  expect(keptCommitment("n")).toBe("second");
});

test.each(["{", "null", "7", '"text"'])("%s is as good as nothing kept", (text) => {
  localStorage.setItem("herotable-commitments", text);
  keepCommitment("k", "third");
  expect(keptCommitment("k")).toBe("third");
});

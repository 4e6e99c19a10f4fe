import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Problem } from "$lib/api/client";
import { Answer } from "./answer.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const later = () => vi.advanceTimersByTimeAsync(5000);

test("a server that cannot be reached is asked again until it answers", async () => {
  const ask = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Problem("offline", "")).mockResolvedValue(7);
  const answer = new Answer(ask);
  await vi.advanceTimersByTimeAsync(0);
  expect(answer.problem).toMatchObject({ code: "offline" });
  await later();
  expect([answer.data, answer.problem]).toEqual([7, null]);
  await later();
  expect(ask).toHaveBeenCalledTimes(2);
});

test("what the server refuses is not asked again", async () => {
  const ask = vi.fn<() => Promise<number>>().mockRejectedValue(new Problem("not-found", ""));
  const answer = new Answer(ask);
  await later();
  expect(answer.problem).toMatchObject({ code: "not-found" });
  expect(ask).toHaveBeenCalledOnce();
});

test("some answers are asked for again and again, until nobody looks", async () => {
  const ask = vi.fn<() => Promise<number>>().mockResolvedValue(7);
  const answer = new Answer(ask, 1000);
  await vi.advanceTimersByTimeAsync(2500);
  expect(ask).toHaveBeenCalledTimes(3);
  answer.stop();
  await later();
  expect(ask).toHaveBeenCalledTimes(3);
});

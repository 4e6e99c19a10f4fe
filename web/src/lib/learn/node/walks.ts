/** Walks the lessons of `tests/test_lesson_walks.py`, a line each on the standard input, and writes where each walk
 * leads: a line of JSON for each list of answers. */
import { createInterface } from "node:readline";
import { Problem } from "../../api/client";
import { rulesOf } from "../../rules/node/load";
import { type Lesson, walk } from "../walk";

interface Walks {
  lesson: Lesson;
  walks: string[][];
}

const folder = process.argv[2] ?? ".";
for await (const line of createInterface({ input: process.stdin })) {
  const { lesson, walks } = JSON.parse(line) as Walks;
  const rules = await rulesOf(folder, lesson.title);
  for (const answers of walks) console.log(JSON.stringify(walked(() => walk(rules, lesson, answers))));
}

/** Where a walk leads, or the paragraph that forbids its last answer. */
function walked(go: () => unknown): unknown {
  try {
    return go();
  } catch (problem) {
    if (problem instanceof Problem) return { code: problem.code, rule: problem.rule };
    throw problem;
  }
}

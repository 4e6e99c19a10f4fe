// @vitest-environment node
/** The types are those of the server's document, to the last field; after a change: `make types`. */
import { readFileSync } from "node:fs";
import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";
import { expect, test } from "vitest";

test("the types are generated from the document", async () => {
  const document = JSON.parse(readFileSync("../docs/openapi.json", "utf8"));
  const types = COMMENT_HEADER + astToString(await openapiTS(document, { silent: true }));
  expect(readFileSync("src/lib/api/schema.d.ts", "utf8")).toBe(types);
});

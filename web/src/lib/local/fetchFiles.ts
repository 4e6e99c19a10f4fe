/** The files of a title's rules from their addresses. */
import type { Description } from "../rules/description";

/** Where the files of a title lie. */
export interface RulesAddress {
  description: string;
  code: string;
}

export interface RulesFiles {
  description: Description;
  code: ArrayBuffer;
}

export async function fetchFiles(address: RulesAddress): Promise<RulesFiles> {
  const [description, code] = await Promise.all([fetched(address.description), fetched(address.code)]);
  return { description: (await description.json()) as Description, code: await code.arrayBuffer() };
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

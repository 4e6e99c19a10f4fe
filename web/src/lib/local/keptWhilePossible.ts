/** Keeps the lines of one table in the browser while the browser can, and from then on in the page, which hears of it. */
import type { Line, RulesUsed, TableLog } from "./entries";
import { type Kept, KeptInMemory, type Lines, type Summary } from "./kept";

export class KeptWhilePossible implements Lines {
  private memory: KeptInMemory | null = null;

  /** `log` is the table as it is kept now; `changed` hears of each change that only the page keeps. */
  constructor(
    private browser: Kept,
    private log: TableLog,
    private changed: (log: TableLog, summary: Summary) => void,
  ) {}

  async append(id: string, line: Line, summary: Summary, opened?: TableLog): Promise<void> {
    if (!this.memory && (await this.appendInBrowser(id, line, summary, opened))) return;
    await this.memory?.append(id, line, summary, opened);
  }

  /** False if the browser takes no more: then there is a memory for the table. */
  private async appendInBrowser(id: string, line: Line, summary: Summary, opened?: TableLog): Promise<boolean> {
    try {
      await this.browser.append(id, line, summary, opened);
      this.log.lines.push(line);
      return true;
    } catch (error) {
      const log = await this.read(id).catch(() => this.log);
      if (!log || log.lines.length >= line.number) throw error; // deleted, or another page has played on
      this.memory = new KeptInMemory(this.changed);
      this.memory.put(log, summary);
      return false;
    }
  }

  /** Where the browser does not take it, it is noted when the table is opened next. */
  async noteRules(id: string, rules: RulesUsed, summary: Summary): Promise<void> {
    this.log.rules = rules;
    await this.browser.noteRules(id, rules, summary).catch(() => null);
  }

  async read(id: string): Promise<TableLog | null> {
    if (this.memory) return this.memory.read(id);
    const { rules } = this.log;
    const log = await this.browser.read(id);
    if (log) this.log = { ...log, ...(rules ? { rules } : {}) };
    return log && this.log;
  }
}

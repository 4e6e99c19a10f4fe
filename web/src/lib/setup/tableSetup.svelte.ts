/** What the owner chooses for a new table. */
import type { TitleInfo } from "$lib/state/catalogue.svelte";
import type { Level, Schemas } from "$lib/api/types";
import { newTable, type Player } from "$lib/local/newTable";
import type { TableLog } from "$lib/local/entries";
import { levelsHere } from "$lib/local/levels";
import { isHere } from "$lib/local/rulesFiles";

type Setup = Schemas["Setup"];
type Choice = number | string | boolean;

export const CLOCKS: Record<string, Schemas["Clock"] | null> = {
  none: null,
  quick: { per_move: 30, reserve: 60 },
  calm: { per_move: 120, reserve: 600 },
  day: { per_move: 86_400, reserve: 0 },
};
export const UNDO = ["consent", "free", "off"] as const;

export class TableSetup {
  /** Where the table stands: at the server, or on this device for all who sit around it. */
  place = $state<"server" | "here">("server");
  /** The names of the people on the other seats of this device. */
  names = $state<string[]>([]);
  seats = $state(2);
  /** Who sits on the other seats: a bot's level, or "open". */
  others = $state<(Level | "open")[]>([]);
  options = $state<Record<string, Choice>>({});
  clock = $state("none");
  undo = $state<(typeof UNDO)[number]>("consent");
  listed = $state(false);
  spectators = $state(true);
  pack = $state<string | null>(null);

  constructor(readonly title: TitleInfo) {
    this.seats = Math.min(3, Math.max(...title.seats));
    this.others = Array.from({ length: Math.max(...title.seats) - 1 }, () => "open");
    this.names = this.others.map(() => "");
    this.options = Object.fromEntries(title.options.map((option) => [option.name, option.default]));
  }

  /** Set the number of seats; choices that do not fit it go back to their defaults. */
  sit(seats: number): void {
    this.seats = seats;
    for (const option of this.title.options) {
      if (!this.offered(option).includes(this.options[option.name]!)) this.options[option.name] = option.default;
    }
  }

  /** The choices of an option that can be played with so many seats. */
  offered(option: Schemas["TitleOption"]): Choice[] {
    return option.choices.filter((_, i) => option.fits[i]?.includes(this.seats));
  }

  get canBeHere(): boolean {
    return isHere(this.title.name);
  }

  /** Set the place; who cannot sit there is replaced by a person. */
  putAt(place: "server" | "here"): void {
    this.place = place;
    this.others = this.others.map((who) => (who === "open" || this.levels.includes(who) ? who : "open"));
  }

  /** The levels of bots that can sit here. */
  get levels(): readonly Level[] {
    return (this.place === "here" && levelsHere(this.title.name)) || this.title.levels;
  }

  /** A new table on this device; `nameOf` names those on other seats who have not. */
  tableHere(own: string, nameOf: (seat: number) => string, at: number): TableLog {
    const others = this.others.slice(0, this.seats - 1).map((who, i): Player => {
      return who === "open" ? { name: this.names[i]?.trim() || nameOf(i + 1) } : { level: who };
    });
    const { title, options, undo } = this.setup;
    return newTable({ title, options, undo }, [{ name: own }, ...others], at);
  }

  get setup(): Setup {
    const bots = this.others
      .slice(0, this.seats - 1)
      .flatMap((who, i) => (who === "open" ? [] : [[String(i + 1), who] as const]));
    return {
      title: this.title.name,
      seats: this.seats,
      options: { ...this.options },
      bots: Object.fromEntries(bots),
      clock: CLOCKS[this.clock] ?? null,
      undo: this.undo,
      listed: this.listed,
      spectators: this.spectators,
      pack: this.pack,
    };
  }
}

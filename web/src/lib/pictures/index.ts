/** A picture of each title, drawn by us. */
import type { Component } from "svelte";
import Battle from "./Battle.svelte";
import Marines from "./Marines.svelte";
import Order from "./Order.svelte";
import Pow from "./Pow.svelte";

export const pictures: Record<string, Component> = { pow: Pow, order: Order, marines: Marines, battle: Battle };

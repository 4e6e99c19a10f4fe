/** A picture of each title, drawn by us. */
import type { Component } from "svelte";
import Battle from "./battle/Cover.svelte";
import Marines from "./marines/Cover.svelte";
import Order from "./order/Cover.svelte";
import Pow from "./pow/Cover.svelte";

export const pictures: Record<string, Component> = { pow: Pow, order: Order, marines: Marines, battle: Battle };

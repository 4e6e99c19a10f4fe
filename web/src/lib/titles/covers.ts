/** The cover picture of each title; a title that the client does not know has a plain one. */
import type { Component } from "svelte";
import plain from "./plain/Cover.svelte";

const covers = import.meta.glob<Component>("./*/Cover.svelte", { eager: true, import: "default" });

export function coverOf(title: string): Component {
  return covers[`./${title}/Cover.svelte`] ?? plain;
}

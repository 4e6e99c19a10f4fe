declare module "@icons/*" {
  import type { Component } from "svelte";
  import type { SvelteHTMLElements } from "svelte/elements";
  const icon: Component<SvelteHTMLElements["svg"]>;
  export default icon;
}

declare module "*.ftl?home" {
  const text: string;
  export default text;
}

declare module "*.ftl?rest" {
  const text: string;
  export default text;
}

/** What `scripts/site/examples-plugin.ts` makes of the folders beside this file. */
declare module 'virtual:examples/list' {
  /** In the order in which they are offered. */
  export const examples: readonly import('./description.ts').ExampleSummary[];
}

declare module 'virtual:examples/loaders' {
  export const loaders: Readonly<
    Record<string, () => Promise<{ readonly example: import('./description.ts').Example }>>
  >;
}

/** Modules that `scripts/site/content/examples-plugin.ts` creates from the folders beside this file. */
declare module 'virtual:examples/list' {
  /** Examples in the order of the list. */
  export const examples: readonly import('./description.ts').ExampleSummary[];
}

declare module 'virtual:examples/loaders' {
  export const loaders: Readonly<
    Record<string, () => Promise<{ readonly example: import('./description.ts').Example }>>
  >;
}

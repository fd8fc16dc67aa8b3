/** Modules that `scripts/site/content/puzzles-plugin.ts` creates from the folders of this directory. */
declare module 'virtual:puzzles/list' {
  /** Puzzles in the order of the grades. */
  export const puzzles: readonly import('./puzzle.ts').PuzzleSummary[];
}

declare module 'virtual:puzzles/loaders' {
  export const loaders: Readonly<
    Record<string, () => Promise<{ readonly content: import('./puzzle.ts').PuzzleContent }>>
  >;
}

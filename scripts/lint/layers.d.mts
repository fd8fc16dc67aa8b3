export interface Layer {
  /** A folder of `src`, or one file of it. */
  readonly folder: string;
  readonly imports: readonly string[];
  /** True if only rows that name this folder may import it. */
  readonly isPlugIn?: boolean;
  /** Message of the linter for any other import. */
  readonly why: string;
}
export const LAYERS: readonly Layer[];

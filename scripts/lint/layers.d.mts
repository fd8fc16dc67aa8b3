export interface Layer {
  /** A folder of `src`, or one file of it. */
  readonly folder: string;
  readonly imports: readonly string[];
  /** Whether only rows that name this folder may import it. */
  readonly isPlugIn?: boolean;
  /** What the linter says of any other import. */
  readonly why: string;
}
export const LAYERS: readonly Layer[];
export function refusalOf(from: string, to: string, typesOnly: boolean): string | undefined;
export function packageRefusalOf(from: string, name: string): string | undefined;

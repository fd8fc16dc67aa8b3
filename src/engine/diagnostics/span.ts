/** A range in one file: `offset` and `length` count UTF-16 code units from 0. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/** A position as shown to users. `line` and `column` count from 1; `column` counts code points, as Puppet does. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A location in a named file, used by the catalog, edges and log lines. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
}

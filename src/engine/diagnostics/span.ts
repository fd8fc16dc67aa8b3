/** A stretch of one file's text: `offset` and `length` count UTF-16 code units from 0. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/** A place as people read it. `line` and `column` count from 1; `column` counts characters as Puppet does (code points). */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A place in a named file, as the catalog, edges and log lines carry it. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
}

/** A range in one file. `offset` and `length` are in UTF-16 code units, and `offset` counts from 0. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/** A position as shown to users. `line` and `column` count from 1. As in Puppet, `column` counts code points. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface SourcePlace {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
}

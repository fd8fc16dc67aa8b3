import type { Value } from '../../values/value.ts';

/** One line of a file (or a job with its comment and variables): text that is kept as it is, or an entry with fields. */
export interface FileRecord {
  readonly kind: 'text' | 'entry';
  /** The line as it was read; empty for an entry that is new. */
  line: string;
  /** The resource's name for it. */
  name: string | undefined;
  /** Fields by attribute; `absent` where there is none. `ensure` and `target` among them. */
  readonly fields: Map<string, Value>;
  /** Whether it was read from the file. */
  onDisk: boolean;
  /** Found by no name: something that was written by hand. */
  unmanaged: boolean;
  /** The entry as it was last written; left out once it may be another one. */
  printed?: string | undefined;
}

export function textRecord(line: string): FileRecord {
  return { kind: 'text', line, name: undefined, fields: new Map(), onDisk: true, unmanaged: false };
}

export function entryRecord(line: string, name: string, fields: Readonly<Record<string, Value>>): FileRecord {
  return { kind: 'entry', line, name, fields: new Map(Object.entries(fields)), onDisk: true, unmanaged: false };
}

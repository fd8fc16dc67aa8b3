import type { Value } from '../../values/value.ts';

/**
 * One line of a file, or a cron job with its comment and variables. A record of the kind `text` is kept unchanged. A
 * record of the kind `entry` has fields.
 */
export interface FileRecord {
  readonly kind: 'text' | 'entry';
  /** The line as it was read. Empty for a new entry. */
  line: string;
  name: string | undefined;
  /** Fields by attribute, including `ensure` and `target`. A field without a value is `absent`. */
  readonly fields: Map<string, Value>;
  onDisk: boolean;
  /** True for a handwritten entry without a name. */
  unmanaged: boolean;
  /** The entry as it was last written. Absent if it may have changed since. */
  printed?: string | undefined;
}

export function textRecord(line: string): FileRecord {
  return { kind: 'text', line, name: undefined, fields: new Map(), onDisk: true, unmanaged: false };
}

export function entryRecord(line: string, name: string, fields: Readonly<Record<string, Value>>): FileRecord {
  return { kind: 'entry', line, name, fields: new Map(Object.entries(fields)), onDisk: true, unmanaged: false };
}

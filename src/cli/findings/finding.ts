/** Findings of all verbs that check something. All report formats are created from these findings. */
import { isAbsolute, relative } from 'node:path';

export type FindingLevel = 'error' | 'warning' | 'note';

export interface Finding {
  /** Name of the check or kind of the finding, such as `arrow_alignment`. */
  readonly rule: string;
  readonly level: FindingLevel;
  readonly message: string;
  /** Path of the file; absent if the finding has no place. */
  readonly file?: string;
  /** Counts from 1. */
  readonly line?: number;
  /** Counts from 1. */
  readonly column?: number;
  /** Name of the part that was checked, such as a node. Absent if the whole file was checked. */
  readonly part?: string;
}

export interface FindingReport {
  readonly verb: string;
  readonly version: string;
  /** Files, nodes or other parts that were checked, in order; parts without findings passed. */
  readonly checked: readonly string[];
  readonly findings: readonly Finding[];
}

/** Returns a file's path with slashes, relative to the working directory if the file is in it. */
export function shownPath(file: string): string {
  const below = relative('.', file);
  return (below.startsWith('..') || isAbsolute(below) ? file : below).replaceAll('\\', '/');
}

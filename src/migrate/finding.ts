/** What a migration finds: plain data, which the command line prints and the page shows. */
import type { Difference, Fix, ReleaseId, Span } from '../engine/index.ts';

/**
 * - `silent`: the new release compiles, and something else comes of it
 * - `error`: the new release refuses it
 * - `order`: the same resources in another order
 * - `log`: another line is logged
 */
export type FindingKind = 'silent' | 'error' | 'order' | 'log';

/** The kinds in the order in which a person should look at them: what nobody is told comes first. */
export const findingKinds: readonly FindingKind[] = ['silent', 'error', 'order', 'log'];

/** What a fix does, so that all of a kind can be pressed at once. */
export type FixKind =
  | 'structured facts'
  | 'unknown variables'
  | 'numbers from text'
  | 'duplicate keys'
  | 'facts in data'
  | 'facts in templates'
  | 'appended variables'
  | 'bare words'
  | 'comparisons'
  | 'defaults'
  | 'elements of hashes'
  | 'empty texts'
  | 'hiera.yaml'
  | 'hiera functions'
  | 'imports'
  | 'lists in texts'
  | 'memberships'
  | 'names of variables'
  | 'node inheritance'
  | 'numbers as texts'
  | 'queries'
  | 'relationships'
  | 'relative names'
  | 'reopened classes'
  | 'templates'
  | 'text escapes'
  | 'texts';

export interface FindingFix extends Fix {
  readonly kind: FixKind;
}

export interface FindingPlace {
  readonly file: string;
  readonly span: Span;
}

export interface Finding {
  readonly kind: FindingKind;
  readonly message: string;
  /** Absent where a change is about the catalog alone, or the release names no place. */
  readonly place?: FindingPlace;
  /** Of an issue that has an explanation. */
  readonly code?: string;
  /** Rows of the table of releases that cause it. */
  readonly rows: readonly Difference[];
  /** The resource and the attribute that change. */
  readonly resource?: string;
  readonly attribute?: string;
  /** Values as the language would write them, in the old release and in the new one; absent where there is none. */
  readonly before?: string;
  readonly after?: string;
  readonly fix?: FindingFix;
}

export interface Migration {
  readonly from: ReleaseId;
  readonly to: ReleaseId;
  /** By kind, in the order of the files. */
  readonly findings: readonly Finding[];
  /** Why the old release does not compile the project: then catalogs were not compared. */
  readonly failsBefore?: string;
}

/** Whether a span is within another one. */
export function isWithin(span: Span, node: Span): boolean {
  return span.offset >= node.offset && span.offset + span.length <= node.offset + node.length;
}

/** Findings of a migration: plain data, printed by the command line and shown by the page. */
import type { Difference, Fix, ReleaseId, Span } from '../engine/index.ts';

/**
 * Kind of a finding:
 * - `silent`: the new release compiles the code with a different result
 * - `error`: the new release rejects the code
 * - `order`: the same resources in a different order
 * - `log`: a different line is logged
 */
export type FindingKind = 'silent' | 'error' | 'order' | 'log';

/** The kinds by importance. Silent changes come first, because no message reports them. */
export const findingKinds: readonly FindingKind[] = ['silent', 'error', 'order', 'log'];

/** Kinds of fixes. All fixes of the same kind can be applied together. */
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
  /** Absent if only the catalog shows the change, or if the release reports no place. */
  readonly place?: FindingPlace;
  /** Code of the diagnostic that the finding is about, if the code has an explanation page. */
  readonly code?: string;
  /** Release differences that cause the change. */
  readonly rows: readonly Difference[];
  /** Reference of the changed resource. `attribute` is the changed attribute. */
  readonly resource?: string;
  readonly attribute?: string;
  /**
   * Values in Puppet syntax, in the old and in the new release. Absent if the expression has no value in that release.
   */
  readonly before?: string;
  readonly after?: string;
  readonly fix?: FindingFix;
  /** Nodes with the finding, if other nodes do not have it. */
  readonly nodes?: readonly string[];
}

/** A node that a migration compiled. */
export interface MigratedNode {
  readonly name: string;
  /**
   * Number of resources in the old release's catalog, without classes, stages and node definitions; absent if it does
   * not compile.
   */
  readonly resources?: number;
  /** Error of the old release if it cannot compile the node. */
  readonly failsBefore?: string;
}

export interface Migration {
  readonly from: ReleaseId;
  readonly to: ReleaseId;
  /** Findings, sorted by kind and then by file. */
  readonly findings: readonly Finding[];
  readonly nodes: readonly MigratedNode[];
  /** Error of the old release if it cannot compile the project. In this case, catalogs are not compared. */
  readonly failsBefore?: string;
}

export function isWithin(span: Span, node: Span): boolean {
  return span.offset >= node.offset && span.offset + span.length <= node.offset + node.length;
}

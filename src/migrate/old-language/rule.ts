/**
 * Rules find constructs of the old grammar that later releases reject or treat differently, also in code that is not
 * evaluated.
 */
import { listChildren, type AstNode, type DifferenceId, type Release } from '../../engine/index.ts';
import type { Compiled } from '../compile-both.ts';
import type { FindingFix, FindingKind, FindingPlace } from '../finding.ts';
import type { FactValues } from '../fixes/variables.ts';
import type { ReadProgram } from '../read-program.ts';
import type { Files } from '../source.ts';

/** A finding with its own place. If there are several fixes, the first fix that is proved to work is offered. */
export interface PlacedFinding {
  readonly kind: FindingKind;
  readonly message: string;
  readonly code?: string;
  readonly place: FindingPlace;
  readonly rows: readonly DifferenceId[];
  readonly fixes?: readonly FindingFix[];
}

export interface Reading {
  readonly files: Files;
  readonly programs: ReadonlyMap<string, ReadProgram>;
  readonly from: Release;
  readonly to: Release;
  readonly flat: FactValues;
  readonly structured: FactValues;
  readonly before: Compiled;
  readonly after: Compiled;
  /**
   * `findings`: true if a problem that the setting `strict` covers ends a compilation in the new release, but not in
   * the old one. `variables`: the same for unknown variables and the setting `strict_variables`.
   */
  readonly refuses: { readonly findings: boolean; readonly variables: boolean };
}

/** Finds the rule's constructs in one manifest. */
export type Rule = (program: ReadProgram, reading: Reading) => readonly PlacedFinding[];

export function placeOf({ file }: ReadProgram, { offset, length }: { offset: number; length: number }): FindingPlace {
  return { file, span: { offset, length } };
}

/** Visits the nodes of a file, each with its ancestors, nearest first. */
export function walkInside(
  node: AstNode,
  visit: (node: AstNode, around: readonly AstNode[]) => void,
  around: readonly AstNode[] = [],
): void {
  visit(node, around);
  for (const child of listChildren(node)) walkInside(child, visit, [node, ...around]);
}

import type { AstNode } from '../syntax/ast.ts';
import type { Checker, NodeChecks, NodeOf, Placed } from './checker.ts';
import * as checks from './checks/index.ts';

const checksByKind: ReadonlyMap<string, readonly NodeChecks[]> = groupByKind(Object.values(checks));

function groupByKind(all: readonly NodeChecks[]): ReadonlyMap<string, readonly NodeChecks[]> {
  const groups = new Map<string, NodeChecks[]>();
  for (const each of all) {
    for (const kind of Object.keys(each)) groups.set(kind, [...(groups.get(kind) ?? []), each]);
  }
  return groups;
}

export function check(checker: Checker, { node, parent }: Placed): void {
  for (const each of checksByKind.get(node.kind) ?? []) runCheck(each, node.kind, checker, node, parent);
}

function runCheck<Kind extends AstNode['kind']>(
  checks: NodeChecks,
  kind: Kind,
  checker: Checker,
  node: NodeOf<Kind>,
  parent: Placed | undefined,
): void {
  checks[kind]?.(checker, node, parent);
}

/** Checks manifests and EPP templates. One walk over the tree runs the checks of all nodes. */
import type { AstNode } from '../../../engine/index.ts';
import type { Check } from '../check.ts';
import { calls } from './calls.ts';
import { classNames } from './class-names.ts';
import { defaultPosition } from './default-position.ts';
import { defaults } from './defaults.ts';
import { FileCheck, type NodeChecks, type NodeOf } from './file-check.ts';
import { flow } from './flow.ts';
import { moduleFiles } from './module-files.ts';
import { resources } from './resources.ts';
import { templateCalls } from './template-calls.ts';
import { findUnused } from './unused.ts';
import { variables } from './variables.ts';
import { walkManifest, type NodePlace } from './walk.ts';

const checksByKind = groupByKind([
  calls,
  classNames,
  defaultPosition,
  defaults,
  flow,
  moduleFiles,
  resources,
  templateCalls,
  variables,
]);

function groupByKind(all: readonly NodeChecks[]): ReadonlyMap<string, readonly NodeChecks[]> {
  const groups = new Map<string, NodeChecks[]>();
  for (const each of all) for (const kind of Object.keys(each)) groups.set(kind, [...(groups.get(kind) ?? []), each]);
  return groups;
}

/** Folders whose code is not checked. Plans use functions, types and scopes of Bolt; `spec` contains tests. */
const OTHER_CODE = /(?:^|\/)(?:plans|spec)\//;

export const manifestCheck: Check = {
  kinds: ['manifest', 'epp'],
  find: (context, file) => {
    if (OTHER_CODE.test(file.path) || context.release.has('the old grammar')) return [];
    const check = new FileCheck(context, file);
    // After a syntax error, the tree may not contain all of the source.
    if (check.index.isBroken) return [];
    walkManifest(file.program, check.index.scopes, (node, place) => {
      for (const each of checksByKind.get(node.kind) ?? []) runCheck(each, node.kind, check, node, place);
    });
    findUnused(check);
    return check.findings;
  },
};

function runCheck<Kind extends AstNode['kind']>(
  checks: NodeChecks,
  kind: Kind,
  check: FileCheck,
  node: NodeOf<Kind>,
  place: NodePlace,
): void {
  checks[kind]?.(check, node, place);
}

import { walk, type Assignment, type Expression, type Variable } from '../../../../engine/index.ts';
import type { SymbolId } from '../../../index/symbols.ts';
import type { PlacedOccurrence } from '../../../index/project-index.ts';
import type { ActionPlace } from '../action-place.ts';
import { listBodies } from '../statement-lists.ts';

export interface AssignedVariable {
  readonly name: string;
  readonly symbol: SymbolId;
  readonly assignment: Assignment;
  /** Nodes that read the variable in this file. */
  readonly reads: readonly Variable[];
}

/** Maximum number of uses. Each use is searched for in the tree, and users cannot review hundreds of edits. */
const MOST_USES = 200;

const READS_SCOPE: ReadonlySet<string> = new Set(['template', 'inline_template', 'getvar', 'inline_epp', 'epp']);

/**
 * Finds the variable at the cursor.
 *
 * @returns undefined if some uses cannot be changed: uses in another file, in a template, in documentation, or in a
 * call that finds variables by name
 */
export function findAssignedVariable(place: ActionPlace): AssignedVariable | undefined {
  const { index, file, offset } = place;
  const at = index.symbolAt(file.path, offset);
  const [symbol, ...others] = at?.symbols ?? [];
  if (at === undefined || symbol === undefined || others.length > 0) return undefined;
  const occurrences = index.occurrences([symbol]);
  if (occurrences.length > MOST_USES) return undefined;
  const [write, ...writes] = occurrences.filter(({ role }) => role === 'write' || role === 'definition');
  if (write === undefined || writes.length > 0 || occurrences.some((each) => each.file !== file.path)) return undefined;
  const { assignment, siblings = [] } = findAssignment(place, write) ?? {};
  if (assignment?.left.kind !== 'Variable') return undefined;
  // Classes that the node declares may read its variables.
  if (index.scopesAt(file.path, assignment.offset)[0]?.kind === 'node') return undefined;
  if (containsHeredoc(assignment)) return undefined;
  const reads = occurrences.filter((each) => each !== write).map((each) => findRead(place, each));
  if (reads.some((each) => each === undefined) || canReadByName(place)) return undefined;
  // All reads must be in later statements of the same branch or body. After a branch, the variable may have no value.
  const later = siblings.slice(siblings.indexOf(assignment) + 1);
  const isAlwaysSet = reads.every(
    (read) =>
      read !== undefined && later.some((each) => each.offset <= read.offset && read.offset < each.offset + each.length),
  );
  if (!isAlwaysSet) return undefined;
  return {
    name: assignment.left.name,
    symbol,
    assignment,
    reads: reads.filter((each) => each !== undefined),
  };
}

/** Finds an assignment that is a separate statement. Also returns all statements of its branch or body. */
function findAssignment(
  { file }: ActionPlace,
  { range: [start] }: PlacedOccurrence,
): { readonly assignment: Assignment; readonly siblings: readonly Expression[] } | undefined {
  let found: ReturnType<typeof findAssignment>;
  walk(file.program, (node) => {
    for (const siblings of listBodies(node, file.text))
      for (const each of siblings)
        if (each.kind === 'Assignment' && each.operator === '=' && isAt(each.left, start))
          found = { assignment: each, siblings };
    return found === undefined;
  });
  return found;
}

function findRead({ file }: ActionPlace, { range: [start], role }: PlacedOccurrence): Variable | undefined {
  let found: Variable | undefined;
  if (role === 'read')
    walk(file.program, (node) => {
      if (node.kind === 'Variable' && isAt(node, start)) found = node;
      return found === undefined;
    });
  return found;
}

function containsHeredoc(node: Expression): boolean {
  let found = false;
  walk(node, ({ kind }) => {
    if (kind === 'HeredocExpression') found = true;
    return !found;
  });
  return found;
}

/** True for a variable whose name begins at `start`, after an optional dollar sign and leading colons. */
function isAt({ offset }: Expression, start: number): boolean {
  return offset === start || offset + 1 === start || offset + 3 === start;
}

/**
 * True if code may read the variable by its name: a template, or `[$a, $b] = Class['c']`, which reads the class's
 * variables with these names.
 */
function canReadByName({ file, index }: ActionPlace): boolean {
  let found = [...index.paths].some((path) => /\]\s*=\s*Class\[/.test(index.text(path) ?? ''));
  walk(file.program, (node) => {
    const functor =
      node.kind === 'CallNamedFunction' ? node.functor : node.kind === 'CallMethod' ? node.functor.right : undefined;
    if (functor?.kind === 'QualifiedName' && READS_SCOPE.has(functor.value)) found = true;
    return !found;
  });
  return found;
}

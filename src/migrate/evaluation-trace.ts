/**
 * Trace of one compilation: the values of each evaluated node. A comparison of the traces of two releases finds the
 * nodes with different values.
 */
import type { PlaceMap } from './place-map.ts';
import {
  listChildren,
  programString,
  type AstNode,
  type EvaluationWatcher,
  type Expression,
  type Issue,
  type Value,
} from '../engine/index.ts';

/** An error that lenient settings turned into a warning, with its node. */
interface WatchedWarning {
  readonly file: string;
  readonly node: AstNode;
  readonly issue: Issue;
}

/** Maximum number of recorded values for a node in a loop, or in a define with many instances. */
const MOST_VALUES = 20;
const LONGEST_VALUE = 200;
const MOST_NODES = 20_000;

interface TracedNode {
  readonly file: string;
  readonly node: Expression;
  readonly values: string[];
}

export class EvaluationTrace implements EvaluationWatcher {
  readonly warnings: WatchedWarning[] = [];
  readonly #nodes = new Map<string, TracedNode>();

  value(file: string, node: Expression, value: Value): void {
    const key = keyOf(file, node);
    const known = this.#nodes.get(key);
    if (known !== undefined) {
      if (known.values.length < MOST_VALUES) known.values.push(formatValue(value));
    } else if (file !== '' && this.#nodes.size < MOST_NODES) {
      this.#nodes.set(key, { file, node, values: [formatValue(value)] });
    }
  }

  warning(file: string, node: AstNode, issue: Issue): void {
    this.warnings.push({ file, node, issue });
  }

  /** Returns the trace with places mapped back to the files before an edit. Leaves out nodes that the edit inserted. */
  moved(map: PlaceMap): EvaluationTrace {
    const moved = new EvaluationTrace();
    for (const { file, node, values } of this.#nodes.values()) {
      const span = map.before(file, node);
      if (span !== undefined)
        moved.#nodes.set(keyOf(file, { ...node, ...span }), { file, node: { ...node, ...span }, values });
    }
    for (const { file, node, issue } of this.warnings)
      moved.warnings.push({ file, node: { ...node, ...map.near(file, node) }, issue });
    return moved;
  }

  get nodes(): Iterable<TracedNode> {
    return this.#nodes.values();
  }

  /** Returns the values of a node in evaluation order, or undefined if it was not evaluated. */
  valuesOf(file: string, node: AstNode): readonly string[] | undefined {
    return this.#nodes.get(keyOf(file, node))?.values;
  }
}

function keyOf(file: string, { kind, offset, length }: AstNode): string {
  return `${file} ${offset} ${length} ${kind}`;
}

function formatValue(value: Value): string {
  const text = programString(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

export interface ChangedNode {
  readonly file: string;
  readonly node: Expression;
  readonly before: string;
  readonly after: string;
}

/**
 * Kinds of nodes that get no findings. Some only pass on the value of a child node. For the others, the changes are
 * reported from the catalog instead.
 */
const CARRIERS: ReadonlySet<AstNode['kind']> = new Set([
  'Block',
  'Program',
  'Parenthesized',
  'TextExpression',
  'Resource',
  'ResourceDefaults',
  'ResourceOverride',
  'Collect',
  'Relationship',
  'Assignment',
  'HostClassDefinition',
  'ResourceTypeDefinition',
  'NodeDefinition',
  'FunctionDefinition',
]);

/**
 * Finds the nodes at which a change originates: the node has a different value or takes a different branch, although
 * all nodes inside it have the same values in both compilations. `sameValue` compares printed values.
 */
export function changeOrigins(
  before: EvaluationTrace,
  after: EvaluationTrace,
  sameValue: (one: string, other: string) => boolean,
): readonly ChangedNode[] {
  const changeOf = (file: string, node: AstNode): readonly [string, string] | undefined => {
    const [old, now] = [before.valuesOf(file, node), after.valuesOf(file, node)];
    if (old === undefined || now === undefined) return undefined;
    const at = old.findIndex((value, index) => {
      const other = now[index];
      return other !== undefined && !sameValue(value, other);
    });
    return at === -1 ? undefined : [old[at] ?? '', now[at] ?? ''];
  };
  const found: ChangedNode[] = [];
  for (const { file, node } of before.nodes) {
    if (CARRIERS.has(node.kind) || isAllFacts(node) || isStatementCall(node)) continue;
    const inside = listInside(node);
    if (inside.some((child) => !isAllFacts(child) && changeOf(file, child) !== undefined)) continue;
    const [old, now] = changeOf(file, node) ?? [];
    if (old !== undefined && now !== undefined) found.push({ file, node, before: old, after: now });
    else if (takesOtherBranch(file, node, before, after))
      found.push({ file, node, ...branchTexts(file, node, before) });
  }
  return found;
}

function isStatementCall(node: AstNode): boolean {
  return node.kind === 'CallNamedFunction' && !node.rvalRequired;
}

/** True for a variable that contains all facts. A changed fact is reported where that single fact is read. */
function isAllFacts(node: AstNode): boolean {
  return node.kind === 'Variable' && /^(?:::)?(?:facts|server_facts|trusted)$/.test(node.name);
}

/** Returns the evaluated nodes inside a node. Skips kinds of nodes that only pass on a value. */
function listInside(node: AstNode): readonly AstNode[] {
  return listChildren(node).flatMap((child) =>
    CARRIERS.has(child.kind) ? listInside(child) : [child, ...ofWrapper(child)],
  );
}

/** Returns the evaluated nodes inside a case option or an attribute. The option or attribute itself has no value. */
function ofWrapper(node: AstNode): readonly AstNode[] {
  switch (node.kind) {
    case 'CaseOption':
    case 'SelectorEntry':
    case 'KeyedEntry':
    case 'ResourceBody':
    case 'AttributeOperation':
      return listInside(node);
    default:
      return [];
  }
}

function takesOtherBranch(file: string, node: AstNode, before: EvaluationTrace, after: EvaluationTrace): boolean {
  if (node.kind !== 'If' && node.kind !== 'Unless' && node.kind !== 'Case' && node.kind !== 'Selector') return false;
  // If only one release evaluates the node, its branches cannot be compared.
  if (before.valuesOf(file, node) === undefined || after.valuesOf(file, node) === undefined) return false;
  return listBranches(node).some(
    (branch) => (before.valuesOf(file, branch) === undefined) !== (after.valuesOf(file, branch) === undefined),
  );
}

function listBranches(node: AstNode): readonly AstNode[] {
  switch (node.kind) {
    case 'If':
    case 'Unless':
      return [node.then, node.else];
    case 'Case':
      return node.options.map((option) => option.then);
    case 'Selector':
      return node.selectors.map((entry) => entry.value);
    default:
      return [];
  }
}

/** Describes the branches that the releases take; the condition was true in only one of the releases. */
function branchTexts(file: string, node: AstNode, before: EvaluationTrace): { before: string; after: string } {
  const [first] = listBranches(node);
  const heldBefore = first !== undefined && before.valuesOf(file, first) !== undefined;
  return heldBefore
    ? { before: 'the first branch', after: 'another branch' }
    : { before: 'another branch', after: 'the first branch' };
}

/** Finds the nodes of a path expression in a tree. */
import { PosixRegExpError, posixRegExp } from '../../shell/posix-regexp.ts';
import { AugeasError, type TreeNode } from '../tree.ts';
import type { PathExpression, PathSteps, Step } from './parse.ts';

export type PathValue = readonly TreeNode[] | string | number | boolean | RegExp;

export interface PathContext {
  readonly node: TreeNode;
  readonly position: number;
  readonly size: number;
  readonly variables: ReadonlyMap<string, PathValue>;
}

export function isNodes(value: PathValue): value is readonly TreeNode[] {
  return Array.isArray(value);
}

function typeError(): AugeasError {
  return new AugeasError('Type error in path expression');
}

function toBoolean(value: PathValue): boolean {
  if (isNodes(value)) return value.length > 0;
  if (typeof value === 'number') return value > 0;
  return typeof value === 'string' ? value !== '' : value !== false;
}

function stringOf(value: PathValue | undefined): string {
  if (typeof value === 'string') return value;
  if (value !== undefined && isNodes(value) && value.length === 1) return value[0]?.value ?? '';
  throw typeError();
}

function fullRegExp(source: string, isCaseInsensitive: boolean): RegExp {
  try {
    return posixRegExp(`^(${source})$`, { isExtended: true, isCaseInsensitive });
  } catch (thrown) {
    if (!(thrown instanceof PosixRegExpError)) throw thrown;
    throw new AugeasError(thrown.message);
  }
}

function globToRegExp(glob: string): string {
  const escaped = glob.replace(/[.+^$(){}|\\]/g, String.raw`\$&`);
  return escaped.replaceAll('*', '[^/]*').replaceAll('?', '[^/]');
}

function toNumber(value: PathValue | undefined): number {
  const text = typeof value === 'boolean' ? String(Number(value)) : stringOf(value);
  if (!/^[+-]?\d+$/.test(text)) throw new AugeasError('Number out of range or not a number');
  return Number(text);
}

function callFunction(name: string, [first, second]: readonly PathValue[], context: PathContext): PathValue {
  if (name === 'last') return context.size;
  if (name === 'position') return context.position;
  if (name === 'label') return context.node.label ?? '';
  if (name === 'modified') return context.node.isChanged;
  if (name === 'count' && first !== undefined && isNodes(first)) return first.length;
  if (name === 'not' && typeof first === 'boolean') return !first;
  if (name === 'int') return toNumber(first);
  if (name === 'glob') return fullRegExp(globToRegExp(stringOf(first)), false);
  if (name === 'regexp') return fullRegExp(stringOf(first), second === 'i');
  throw typeError();
}

function isEqual(left: PathValue, right: PathValue, negated: boolean): boolean {
  if (isNodes(left)) {
    const others = isNodes(right) ? right.map(({ value }) => value) : [right];
    return left.some(({ value }) => others.some((other) => (value === other) !== negated));
  }
  return isNodes(right) ? isEqual(right, left, negated) : (left === right) !== negated;
}

function matches(value: PathValue, pattern: PathValue): boolean {
  if (!(pattern instanceof RegExp)) throw typeError();
  const texts = isNodes(value) ? value.map((node) => node.value ?? '') : [stringOf(value)];
  return texts.some((text) => text.search(pattern) !== -1);
}

function compare(left: PathValue, right: PathValue, operator: string): boolean {
  if (typeof left !== typeof right || (typeof left !== 'number' && typeof left !== 'string')) throw typeError();
  if (!/[<>]/.test(operator)) throw typeError();
  if (operator === '<') return left < right;
  if (operator === '>') return left > right;
  return operator === '<=' ? left <= right : left >= right;
}

export function evaluate(expression: PathExpression, context: PathContext): PathValue {
  if (expression.kind === 'literal') return expression.value;
  if (expression.kind === 'path') return traceSteps(expression, context).at(-1) ?? [];
  if (expression.kind === 'variable') {
    const value = context.variables.get(expression.name);
    if (value === undefined) throw new AugeasError(`Undefined variable $${expression.name}`);
    return value;
  }
  if (expression.kind === 'call') {
    const args = expression.args.map((arg) => evaluate(arg, context));
    return callFunction(expression.name, args, context);
  }
  const [left, right] = expression.operands;
  return combine(expression.operator, evaluate(left, context), evaluate(right, context));
}

function combine(operator: string, left: PathValue, right: PathValue): PathValue {
  if (operator === 'and') return toBoolean(left) && toBoolean(right);
  if (operator === 'or') return toBoolean(left) || toBoolean(right);
  if (operator === 'else') return toBoolean(left) ? left : right;
  if (operator === '|' && isNodes(left) && isNodes(right)) return Array.from(new Set([...left, ...right]));
  if (operator === '=' || operator === '!=') return isEqual(left, right, operator === '!=');
  if (operator === '=~' || operator === '!~') return matches(left, right) === (operator === '=~');
  if (typeof left === 'number' && typeof right === 'number' && /[-+*]/.test(operator))
    return operator === '+' ? left + right : operator === '-' ? left - right : left * right;
  return compare(left, right, operator);
}

function filter(
  nodes: readonly TreeNode[],
  predicates: readonly PathExpression[],
  context: PathContext,
): readonly TreeNode[] {
  let left = nodes;
  for (const predicate of predicates) {
    const size = left.length;
    left = left.filter((node, index) => {
      const value = evaluate(predicate, { ...context, node, position: index + 1, size });
      return typeof value === 'number' ? value === index + 1 : toBoolean(value);
    });
  }
  return left;
}

function* walkAxis(node: TreeNode, axis: string): Generator<TreeNode> {
  const siblings = node.parent?.children ?? [];
  const index = siblings.indexOf(node);
  if (axis === 'self') yield node;
  else if (axis === 'child') yield* node.children;
  else if (axis === 'seq') yield* node.children.filter(({ label }) => /^\d+$/.test(label ?? ''));
  else if (axis === 'descendant' || axis === 'descendant-or-self') {
    if (axis === 'descendant-or-self') yield node;
    yield* node.descendants();
  } else if (axis === 'parent') yield node.parent ?? node;
  else if (axis === 'ancestor') yield* node.ancestors();
  else if (axis === 'root') yield Array.from(node.ancestors(true)).at(-1) ?? node;
  else if (axis === 'preceding-sibling') yield* siblings.slice(0, Math.max(index, 0)).reverse();
  else yield* siblings.slice(index + 1);
}

function takeStep(nodes: readonly TreeNode[], step: Step, context: PathContext): readonly TreeNode[] {
  const found = new Set<TreeNode>();
  for (const node of nodes) {
    const candidates = Array.from(walkAxis(node, step.axis)).filter(
      ({ label }) => label === (step.name ?? label) && (label !== undefined || step.axis === 'root'),
    );
    for (const each of filter(candidates, step.predicates, context)) found.add(each);
  }
  return Array.from(found);
}

function traceSteps({ start, predicates, steps }: PathSteps, context: PathContext): readonly (readonly TreeNode[])[] {
  const value = start === undefined ? [context.node] : evaluate(start, context);
  if (!isNodes(value)) throw typeError();
  let nodes = filter(value, predicates, context);
  const trace = [nodes];
  for (const step of steps) trace.push((nodes = takeStep(nodes, step, context)));
  return trace;
}

/**
 * Returns the only node that a path matches. Creates missing nodes at the end of the path. Throws if several nodes
 * match.
 */
export function expandPath(expression: PathExpression, context: PathContext): TreeNode {
  const isSteps = expression.kind === 'path';
  const value = isSteps ? [] : evaluate(expression, context);
  if (!isNodes(value)) throw typeError();
  const trace = isSteps ? traceSteps(expression, context) : [value];
  const last = trace.findLastIndex((nodes) => nodes.length > 0);
  const nodes = trace[last] ?? [];
  const [first] = nodes;
  if (first === undefined) throw new AugeasError('No match for path expression');
  if (nodes.length > 1) throw new AugeasError('Too many matches for path expression');
  const missing = isSteps ? expression.steps.slice(last) : [];
  const labels = missing.map(({ axis, name }) => {
    if (axis !== 'child' || name === undefined) throw new AugeasError('Cannot create a node for this path expression');
    return name;
  });
  let node = first;
  for (const label of labels) node = node.addChild(label);
  node.markChanged();
  return node;
}

import { evaluationIssues } from '../diagnostics/issues/evaluation.ts';
import type { Assignment, Expression } from '../syntax/ast.ts';
import { classType } from '../types/factory.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';
import { isArray, isHash, isType, TypeValue, type Value } from '../values/value.ts';
import type { Evaluator } from './evaluator.ts';
import { isNumericName, MISSING } from './scope/frames.ts';
import { labelWithArticle } from '../syntax/labels.ts';
import type { Scope } from './scope/scope.ts';
import { lookupVariable, variableExists } from './scope/variables.ts';

type Target = NamedTarget | readonly Target[];

interface NamedTarget {
  readonly name: string;
  readonly node: Expression;
}

function isList(target: Target): target is readonly Target[] {
  return Array.isArray(target);
}

/** Evaluates `$a = value` or `[$a, $b] = values`. Returns the value of the right side. */
export function evaluateAssignment(evaluator: Evaluator, node: Assignment, scope: Scope): Value {
  const target = resolveTarget(evaluator, node.left);
  const value = evaluator.evaluate(node.right, scope);
  if (node.operator !== '=') evaluator.fail(evaluationIssues.unsupportedOperator({ operator: node.operator }), node);
  assign(evaluator, target, value, node, scope);
  return value;
}

function resolveTarget(evaluator: Evaluator, node: Expression): Target {
  if (node.kind === 'Variable') return { name: node.name, node };
  if (node.kind === 'LiteralList') return node.values.map((each) => resolveTarget(evaluator, each));
  return evaluator.fail(evaluationIssues.illegalAssignment({ what: labelWithArticle(node) }), node);
}

function assign(evaluator: Evaluator, target: Target, value: Value, node: Assignment, scope: Scope): void {
  if (!isList(target)) assignVariable(evaluator, target, value, node, scope);
  else if (isHash(value)) {
    for (const each of target) {
      const key = toKey(each);
      if (!value.has(key)) evaluator.fail(evaluationIssues.multiAssignmentKey({ key: rubyToString(key) }), node);
      assign(evaluator, each, value.get(key), node, scope);
    }
  } else if (isType(value) && value.type.kind === 'Class') {
    assignFromClass(evaluator, target, value.type.className ?? '', node, scope);
  } else {
    const values: readonly Value[] = isArray(value) ? value : [value];
    if (values.length !== target.length) {
      const sizes = { expected: target.length, actual: values.length };
      evaluator.fail(evaluationIssues.multiAssignmentSize(sizes), node);
    }
    target.forEach((each, index) => {
      assign(evaluator, each, values[index], node, scope);
    });
  }
}

/**
 * Returns the key that selects a target's value in a hash: the variable's name, or the list of names in a nested list.
 */
function toKey(target: Target): Value {
  if (!isList(target)) return target.name;
  const names: readonly Value[] = target.map(toKey);
  return names;
}

/** Evaluates `[$a, $b] = Class['x']`, which reads variables of the class. */
function assignFromClass(
  evaluator: Evaluator,
  targets: readonly Target[],
  className: string,
  node: Assignment,
  scope: Scope,
): void {
  const reference = classType(className);
  if (!evaluator.host.isDefined(new TypeValue(reference), scope)) {
    evaluator.fail(evaluationIssues.unknownResource({ type: 'Class', title: className }), node.right);
  }
  for (const target of targets) {
    const name = `${className.toLowerCase()}::${rubyToString(toKey(target))}`;
    if (!variableExists(evaluator, name, scope)) {
      evaluator.fail(evaluationIssues.multiAssignmentVariable({ name }), isList(target) ? node.left : target.node);
    }
    const found = lookupVariable(evaluator, name, scope);
    const value: Value = found === MISSING ? undefined : found;
    assign(evaluator, target, value, node, scope);
  }
}

function assignVariable(
  evaluator: Evaluator,
  { name, node: variable }: NamedTarget,
  value: Value,
  node: Assignment,
  scope: Scope,
): void {
  if (isNumericName(name)) evaluator.fail(evaluationIssues.illegalNumericAssignment({ name }), node.left);
  if (name.includes('::')) evaluator.fail(evaluationIssues.crossScopeAssignment({ name }), node.left);
  if (name === 'server_facts') evaluator.language.assignServerFacts(evaluator, value, node, scope);
  else if (scope.isBound(name)) {
    const reserved = name === 'trusted' || name === 'facts';
    evaluator.fail(
      reserved ? evaluationIssues.illegalReservedAssignment({ name }) : evaluationIssues.illegalReassignment({ name }),
      node,
    );
  } else scope.set(name, value);
  evaluator.watchAssignment?.({ file: evaluator.source.file, offset: variable.offset, value });
}

/** Throws for an assignment to `$server_facts`, which only the server may set. */
export function refuseServerFacts(evaluator: Evaluator, _value: Value, node: Assignment, _scope: Scope): never {
  return evaluator.fail(evaluationIssues.illegalReservedAssignment({ name: 'server_facts' }), node);
}

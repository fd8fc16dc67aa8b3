/** Follows the order of evaluation to find variables that are assigned twice, and code that is never reached. */
import { evaluationIssues, type Expression, type Span } from '../../../engine/index.ts';
import { flattened } from '../../index/literals.ts';
import { OWN_VARIABLES } from '../../index/known-names.ts';
import type { FileCheck, NodeChecks } from './file-check.ts';

export const flow: NodeChecks = {
  Program: (check, { body }) => followBody(check, body, []),
  HostClassDefinition: (check, { body, parameters }) => followBody(check, body, parameters),
  ResourceTypeDefinition: (check, { body, parameters }) => followBody(check, body, parameters),
  FunctionDefinition: (check, { body, parameters }) => followBody(check, body, parameters),
  NodeDefinition: (check, { body }) => followBody(check, body, []),
  Lambda: (check, { body, parameters }) => followBody(check, body, parameters),
};

/** First assignments by variable name. Contains only variables that are assigned on every path to the current place. */
type Assigned = Map<string, Span>;

function followBody(
  check: FileCheck,
  body: Expression,
  parameters: readonly { readonly name: string; readonly nameSpan: Span }[],
): void {
  const assigned: Assigned = new Map(parameters.map(({ name, nameSpan }) => [name, nameSpan]));
  follow(check, body, assigned);
}

/** Follows a statement. Returns true if evaluation never continues after it. */
function follow(check: FileCheck, node: Expression, assigned: Assigned): boolean {
  switch (node.kind) {
    case 'Block':
      return followBlock(check, node.statements, assigned);
    case 'Parenthesized':
      return follow(check, node.expr, assigned);
    case 'Assignment':
      follow(check, node.right, assigned);
      if (node.operator === '=') for (const target of flattened(node.left)) assign(check, target, assigned);
      return false;
    case 'If':
    case 'Unless':
      return followConditional(check, node, assigned);
    case 'Case': {
      follow(check, node.test, assigned);
      const hasDefault = node.options.some(({ values }) => values.some(({ kind }) => kind === 'LiteralDefault'));
      return join(
        assigned,
        node.options.map(({ then }) => followBranch(check, then, assigned)),
        !hasDefault,
      );
    }
    case 'CallNamedFunction':
      return node.functor.kind === 'QualifiedName' && ENDS.has(node.functor.value);
    default:
      return false;
  }
}

const ENDS: ReadonlySet<string> = new Set(['fail', 'return', 'break', 'next']);

function followBlock(check: FileCheck, statements: readonly Expression[], assigned: Assigned): boolean {
  for (const [index, statement] of statements.entries()) {
    if (!follow(check, statement, assigned)) continue;
    const rest = statements.slice(index + 1).filter((each) => !isDefinition(each));
    const [first] = rest;
    const last = rest.at(-1);
    if (first !== undefined && last !== undefined) {
      const span = { offset: first.offset, length: last.offset + last.length - first.offset };
      check.report({ code: 'unreachable-code', args: {}, message: 'Unreachable code' }, span, {
        severity: 'info',
        isUnused: true,
        hint: 'Remove it, or put the call that ends the evaluation before it into a condition.',
      });
    }
    return true;
  }
  return false;
}

function isDefinition({ kind }: Expression): boolean {
  return (
    kind === 'HostClassDefinition' ||
    kind === 'ResourceTypeDefinition' ||
    kind === 'FunctionDefinition' ||
    kind === 'NodeDefinition' ||
    kind === 'TypeAlias' ||
    kind === 'Nop'
  );
}

/**
 * Follows an `if` with its `elsif` branches, each of which is the `else` branch of the one before. Uses a loop, because
 * their number has no limit. Returns true if evaluation never continues after the `if`.
 */
function followConditional(
  check: FileCheck,
  conditional: Expression & { readonly kind: 'If' | 'Unless' },
  assigned: Assigned,
): boolean {
  const links: { readonly before: Assigned; readonly then: Outcome; readonly own: Assigned }[] = [];
  let [before, rest]: [Assigned, Expression] = [assigned, conditional];
  while (rest.kind === 'If' || rest.kind === 'Unless') {
    follow(check, rest.test, before);
    const own: Assigned = new Map(before);
    links.push({ before, then: followBranch(check, rest.then, before), own });
    [before, rest] = [own, rest.else];
  }
  let isEnd = follow(check, rest, before);
  for (const link of links.toReversed()) isEnd = join(link.before, [link.then, { own: link.own, isEnd }], false);
  return isEnd;
}

/** Variables after a branch. If `isEnd` is true, evaluation never continues after the branch. */
interface Outcome {
  readonly own: Assigned;
  readonly isEnd: boolean;
}

function followBranch(check: FileCheck, branch: Expression, assigned: Assigned): Outcome {
  const own: Assigned = new Map(assigned);
  return { own, isEnd: follow(check, branch, own) };
}

/**
 * Adds the variables that are assigned after a conditional: those that every branch assigns, except branches after which
 * evaluation does not continue. Returns true if evaluation never continues after the conditional.
 */
function join(assigned: Assigned, outcomes: readonly Outcome[], mayTakeNone: boolean): boolean {
  const [first, ...others] = outcomes.filter(({ isEnd }) => !isEnd);
  if (first === undefined) return !mayTakeNone;
  if (!mayTakeNone)
    for (const [name, span] of first.own) if (others.every(({ own }) => own.has(name))) assigned.set(name, span);
  return false;
}

function assign(check: FileCheck, target: Expression, assigned: Assigned): void {
  if (target.kind !== 'Variable' || target.name.includes('::') || target.name === '') return;
  const { name } = target;
  const { offset, length } = assigned.get(name) ?? { offset: 0, length: 0 };
  if (assigned.has(name)) {
    check.report(evaluationIssues.illegalReassignment({ name }), target, {
      related: [{ file: check.file.path, span: { offset, length }, message: 'First set here' }],
    });
  } else if (!OWN_VARIABLES.has(name)) assigned.set(name, target);
}

/**
 * Infers the data type of an expression from its literals, operators and calls, and from the types of its variables.
 */
import { parse, type Expression } from '../../engine/index.ts';
import { plainName } from '../index/symbols.ts';
import type { RequestContext } from '../request-context.ts';
import { findFunction } from './functions.ts';
import { findReturnType } from './return-types.ts';

type Access = Expression & { readonly kind: 'Access' };

/** Maximum depth of nested expressions and chains of variables to follow. */
const DEEPEST = 8;
const LONGEST = 20_000;
/** Maximum number of types to list in a `Variant`. */
const MOST_TYPES = 3;

/**
 * Finds the type of a variable, or the type of a value inside the variable at a path of keys.
 *
 * @param name without the dollar sign
 */
export type VariableTypes = (name: string, keys: readonly string[], depth: number) => string | undefined;

interface Inference {
  readonly context: RequestContext;
  readonly variables: VariableTypes;
  readonly source: string;
  readonly depth: number;
}

/**
 * Infers the type of the expression at the beginning of a source.
 *
 * @returns the type in Puppet syntax; undefined if the type cannot be inferred
 */
export function inferType(
  context: RequestContext,
  text: string,
  variables: VariableTypes,
  depth = 0,
): string | undefined {
  if (depth > DEEPEST) return undefined;
  // A hash cannot begin a statement, so the source is read as the value of an assignment.
  const source = `$value = ${text.slice(0, LONGEST)}`;
  const { body } = parse(source, '', context.project.release).program;
  const first = body.kind === 'Block' ? body.statements[0] : body;
  return first === undefined ? undefined : inferNode({ context, variables, source, depth }, first);
}

/**
 * Infers the type of an expression of a file.
 *
 * @param source content of the file
 */
export function inferNodeType(
  context: RequestContext,
  node: Expression,
  source: string,
  variables: VariableTypes,
): string | undefined {
  return inferNode({ context, variables, source, depth: 0 }, node);
}

function inferNode(inference: Inference, node: Expression): string | undefined {
  if (inference.depth > DEEPEST) return undefined;
  const infer = (child: Expression): string | undefined =>
    inferNode({ ...inference, depth: inference.depth + 1 }, child);
  switch (node.kind) {
    case 'LiteralString':
    case 'ConcatenatedString':
    case 'HeredocExpression':
    case 'QualifiedName':
      return 'String';
    case 'LiteralInteger':
      return 'Integer';
    case 'LiteralFloat':
      return 'Float';
    case 'LiteralBoolean':
    case 'Comparison':
    case 'And':
    case 'Or':
    case 'Not':
    case 'In':
    case 'Match':
      return 'Boolean';
    case 'LiteralUndef':
      return 'Undef';
    case 'LiteralRegularExpression':
      return 'Regexp';
    case 'QualifiedReference':
      return 'Type';
    case 'LiteralList':
      return listType(node.values.map(infer));
    case 'LiteralHash': {
      const [keys, values] = [node.entries.map(({ key }) => infer(key)), node.entries.map(({ value }) => infer(value))];
      const [key, value] = [commonType(keys), commonType(values)];
      return key === undefined || value === undefined ? 'Hash' : `Hash[${key}, ${value}]`;
    }
    case 'Parenthesized':
    case 'UnaryMinus':
      return infer(node.expr);
    case 'Assignment':
      return infer(node.right);
    case 'Arithmetic':
      return arithmeticType(node.operator, infer(node.left), infer(node.right));
    case 'Variable':
      return inference.variables(node.name, [], inference.depth + 1);
    case 'Access':
      return memberType(inference, node) ?? accessType(infer(node.left), node);
    case 'If':
    case 'Unless':
      return commonType([infer(node.then), node.else.kind === 'Nop' ? 'Undef' : infer(node.else)]);
    case 'Block': {
      const last = node.statements.at(-1);
      return last === undefined ? 'Undef' : infer(last);
    }
    case 'Selector':
      return commonType(node.selectors.map(({ value }) => infer(value)));
    case 'Case': {
      const hasDefault = node.options.some(({ values }) => values.some(({ kind }) => kind === 'LiteralDefault'));
      const types = node.options.map(({ then }) => infer(then));
      return commonType(hasDefault ? types : [...types, 'Undef']);
    }
    case 'CallNamedFunction':
      return node.functor.kind === 'QualifiedReference' || node.functor.kind === 'Access'
        ? sourceOf(inference, node.functor)
        : node.functor.kind === 'QualifiedName'
          ? callType(inference, node.functor.value, node.arguments, infer)
          : undefined;
    case 'CallMethod':
      return node.functor.right.kind === 'QualifiedName'
        ? callType(inference, node.functor.right.value, [node.functor.left, ...node.arguments], infer)
        : undefined;
    default:
      return undefined;
  }
}

function sourceOf({ source }: Inference, { offset, length }: Expression): string {
  return source.slice(offset, offset + length);
}

function isType(node: Expression | undefined): node is Expression {
  return node?.kind === 'QualifiedReference' || (node?.kind === 'Access' && node.left.kind === 'QualifiedReference');
}

function callType(
  inference: Inference,
  name: string,
  given: readonly Expression[],
  infer: (node: Expression) => string | undefined,
): string | undefined {
  const [first, second] = given;
  switch (name) {
    case 'new':
    case 'assert_type':
      return isType(first) ? sourceOf(inference, first) : undefined;
    case 'convert_to':
    case 'lookup':
      return isType(second) ? sourceOf(inference, second) : undefined;
    default: {
      const known = findFunction(inference.context.index, plainName(name));
      const returns = new Set(known?.forms.map((form) => form.returns));
      const [declared] = returns;
      if (returns.size === 1 && declared !== undefined) return declared;
      if (known?.definition !== undefined) return undefined;
      return findReturnType(plainName(name), first === undefined ? undefined : infer(first));
    }
  }
}

function arithmeticType(operator: string, left: string | undefined, right: string | undefined): string | undefined {
  const base = left?.replace(/\[.*$/s, '');
  if (base === 'Array' || base === 'Hash') return left === right ? left : base;
  if (operator === '<<' || operator === '>>') return 'Integer';
  if (base === 'Float' || right === 'Float') return 'Float';
  return base === 'Integer' && right === 'Integer' ? 'Integer' : 'Numeric';
}

/** Finds the type of a value that is read from a variable with literal keys: `$facts['os']['family']`. */
function memberType({ variables, depth }: Inference, node: Access): string | undefined {
  const keys: string[] = [];
  let left: Expression = node;
  while (left.kind === 'Access') {
    const [key, ...others] = left.keys;
    if (key === undefined || others.length > 0) return undefined;
    if (key.kind === 'LiteralString') keys.unshift(key.value);
    else if (key.kind === 'LiteralInteger') keys.unshift(String(key.value));
    else return undefined;
    left = left.left;
  }
  return left.kind === 'Variable' ? variables(left.name, keys, depth + 1) : undefined;
}

function accessType(type: string | undefined, { left, keys }: Access): string | undefined {
  if (left.kind === 'QualifiedReference') return 'Type';
  if (type === 'String') return 'String';
  return keys.length === 1 ? elementType(type) : type?.startsWith('Array') === true ? type : undefined;
}

/** Returns the type of the elements of an array, or of the values of a hash. */
export function elementType(type: string | undefined): string | undefined {
  if (type === undefined) return undefined;
  const { body } = parse(type, '').program;
  const node = body.kind === 'Block' ? body.statements[0] : body;
  if (node?.kind !== 'Access' || node.left.kind !== 'QualifiedReference') return undefined;
  const [first, second] = node.keys;
  const element = node.left.casedValue === 'Array' ? first : node.left.casedValue === 'Hash' ? second : undefined;
  return element === undefined ? undefined : type.slice(element.offset, element.offset + element.length);
}

function listType(elements: readonly (string | undefined)[]): string {
  const element = commonType(elements);
  return element === undefined ? 'Array' : `Array[${element}]`;
}

/**
 * Returns a type that includes all given types. Returns undefined if one of them is unknown, or if they are too many to
 * list.
 */
function commonType(types: readonly (string | undefined)[]): string | undefined {
  const all = new Set(types);
  if (all.size === 0 || all.has(undefined)) return undefined;
  const hasUndef = all.delete('Undef');
  const names = [...all].filter((type) => type !== undefined);
  const [only] = names;
  if (only === undefined) return 'Undef';
  if (names.length > MOST_TYPES) return undefined;
  const type = names.length === 1 ? only : `Variant[${names.join(', ')}]`;
  return hasUndef ? `Optional[${type}]` : type;
}

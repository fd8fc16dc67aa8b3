/** Types by name, and from text. */
import { PuppetError } from '../diagnostics/puppet-error.ts';
import type { Expression } from '../syntax/ast.ts';
import { parse } from '../syntax/index.ts';
import type { Span } from '../diagnostics/span.ts';
import { programString } from '../values/display.ts';
import { DEFAULT, PuppetHash, RegexpValue, TypeValue, type Value } from '../values/value.ts';
import { accessType, TypeAccessError } from './access.ts';
import { builtinType } from './builtin.ts';
import { resourceType } from './factory.ts';
import type { Type } from './type.ts';

export { accessType, TypeAccessError, type Blame, type ParameterOf } from './access.ts';
export { builtinType } from './builtin.ts';

/** Finds the types that are no built-ins. */
export interface NameResolver {
  /** An alias, an object type or a resource type, by its name in lower case and as written; `undefined` when nobody knows it. */
  resolveName(lowerName: string, casedName: string): Type | undefined;
}

const BUILTIN_ONLY: NameResolver = { resolveName: () => undefined };

function fail(message: string): never {
  throw new PuppetError({ code: 'ARGUMENT_ERROR', message }, undefined, 'ArgumentError');
}

/**
 * The type that a text means, as in signatures (`Optional[Array[String]]`); parameters are literals and types.
 * A capitalized name that is not known becomes a reference to it.
 * @throws PuppetError when the text is no type
 */
export function parseTypeString(
  text: string,
  resolver: NameResolver | NameResolver['resolveName'] = BUILTIN_ONLY,
): Type {
  const names: NameResolver = typeof resolver === 'function' ? { resolveName: resolver } : resolver;
  const { program, diagnostics, lineIndex } = parse(text, 'type');
  const [problem] = diagnostics;
  if (problem !== undefined) {
    const place = problem.span === undefined ? undefined : lineIndex.positionAt(problem.span.offset);
    throw new PuppetError(problem, place, 'Puppet::ParseErrorWithIssue');
  }
  const { body } = program;
  const expression = body.kind === 'Block' && body.statements.length === 1 ? body.statements[0] : body;
  try {
    const value = expression === undefined ? undefined : literalOf(expression, names);
    if (value instanceof TypeValue) return value.type;
  } catch (error) {
    if (error instanceof TypeAccessError) return failAt(text);
    if (!(error instanceof NoLiteral)) throw error;
    return failAt(text.slice(error.offset, error.offset + error.length));
  }
  return failAt(text);
}

function failAt(text: string): never {
  return fail(`The expression <${text}> is not a valid type specification.`);
}

/** Thrown inside for what may not be part of a type's text. */
class NoLiteral extends Error {
  readonly offset: number;
  readonly length: number;
  constructor({ offset, length }: Span) {
    super('not a literal');
    this.offset = offset;
    this.length = length;
  }
}

/** The value of a type expression: literals, and types with literal parameters. */
export function literalOf(node: Expression, names: NameResolver): Value {
  switch (node.kind) {
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralString':
    case 'LiteralBoolean':
    case 'QualifiedName':
      return node.value;
    case 'LiteralUndef':
      return undefined;
    case 'LiteralDefault':
      return DEFAULT;
    case 'LiteralRegularExpression':
      return new RegexpValue(node.pattern);
    case 'UnaryMinus': {
      const value = literalOf(node.expr, names);
      return typeof value === 'bigint' || typeof value === 'number' ? -value : refuse(node);
    }
    case 'Parenthesized':
      return literalOf(node.expr, names);
    case 'LiteralList':
      return node.values.map((each) => literalOf(each, names));
    case 'LiteralHash':
      return PuppetHash.of(
        node.entries.map((each) => [literalOf(each.key, names), literalOf(each.value, names)] as const),
      );
    case 'QualifiedReference':
      return new TypeValue(namedType(node.casedValue, names));
    case 'Access': {
      const left = literalOf(node.left, names);
      if (!(left instanceof TypeValue)) return refuse(node);
      const keys = node.keys.map((key) => literalOf(key, names));
      // What nobody knows keeps its parameters as they were written.
      if (left.type.kind === 'TypeReference') {
        const text = `${left.type.text}[${keys.map(programString).join(', ')}]`;
        return new TypeValue({ kind: 'TypeReference', text });
      }
      return accessType(left.type, keys);
    }
    default:
      return refuse(node);
  }
}

function refuse(node: Expression): never {
  throw new NoLiteral(node);
}

function namedType(casedName: string, names: NameResolver): Type {
  const lower = casedName.toLowerCase().replace(/^::/, '');
  return builtinType(lower) ?? names.resolveName(lower, casedName) ?? unknownType(casedName);
}

/** The resource types that a file may always mention (`static_loader.rb`). */
const RESOURCE_TYPES = new Set(
  'component exec file filebucket group node notify package resources schedule service stage tidy user whit'.split(' '),
);

function unknownType(casedName: string): Type {
  const lower = casedName.toLowerCase();
  return RESOURCE_TYPES.has(lower) ? resourceType(lower) : { kind: 'TypeReference', text: casedName };
}

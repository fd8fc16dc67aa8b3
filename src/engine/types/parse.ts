/** Finds types by name, and parses types from strings. */
import { rubyError } from '../diagnostics/issues/ruby.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import type { Access, Expression } from '../syntax/ast.ts';
import { parse } from '../syntax/index.ts';
import { DEFAULT, PuppetHash, RegexpValue, TypeValue, type Value } from '../values/value.ts';
import { accessType } from './access/access.ts';
import { TypeAccessError } from './access/access-error.ts';
import { builtinType } from './builtin.ts';
import { checkTypeText, notParameterized } from './parse-access.ts';
import { resourceType } from './factory.ts';
import type { Type } from './type.ts';

export interface NameResolver {
  /**
   * Finds an alias, an object type or a resource type by its name, which is given in lower case and as written. Returns
   * undefined for an unknown name.
   */
  resolveName(lowerName: string, casedName: string): Type | undefined;
}

const BUILTIN_ONLY: NameResolver = { resolveName: () => undefined };

function fail(message: string): never {
  throw rubyError(message);
}

/**
 * Parses a type, for example in a signature (`Optional[Array[String]]`). Parameters are literals and types. An unknown
 * capitalized name becomes a type reference.
 * @throws PuppetError if the string is not a type
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
  const value = expression === undefined ? undefined : readTypeExpression(expression, text, names);
  return value instanceof TypeValue ? value.type : failAt(text.trim());
}

/**
 * Converts an expression to a type or a literal without evaluating it.
 * @param source the string that the expression's offset refers to
 */
export function readTypeExpression(expression: Expression, source: string, names: NameResolver): Value {
  try {
    return parseLiteral(expression, names, source);
  } catch (error) {
    if (!(error instanceof NoLiteral)) throw error;
    return failAt(cutSource(error.expression, source));
  }
}

/**
 * Returns the part of the source that Puppet prints for an expression. For an alias, it begins at the name and ends
 * before the last bracket.
 */
function cutSource(expression: Expression, source: string): string {
  const { offset, length } = expression;
  const reportedAt = 'reportedAt' in expression ? expression.reportedAt : undefined;
  return reportedAt === undefined
    ? source.slice(offset, offset + length)
    : source.slice(reportedAt, offset + length - 1);
}

function failAt(text: string): never {
  return fail(`The expression <${text}> is not a valid type specification.`);
}

/** Thrown and caught in this file if an expression is not valid in a type. */
class NoLiteral extends Error {
  readonly expression: Expression;
  constructor(expression: Expression) {
    super('not a literal');
    this.expression = expression;
  }
}

/**
 * Evaluates a type expression of literals and of types with literal parameters. If `source` is given, checks parameters
 * like Puppet's type parser, and otherwise like an expression `Type[…]`.
 * @param source the string that the expression's offset refers to
 */
export function parseLiteral(node: Expression, names: NameResolver, source?: string): Value {
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
      const value = parseLiteral(node.expr, names, source);
      return typeof value === 'bigint' || typeof value === 'number' ? -value : refuse(node);
    }
    case 'Parenthesized':
      return parseLiteral(node.expr, names, source);
    case 'LiteralList':
      return node.values.map((each) => parseLiteral(each, names, source));
    case 'LiteralHash':
      return PuppetHash.of(
        node.entries.map(
          ({ key, value }) => [parseLiteral(key, names, source), parseLiteral(value, names, source)] as const,
        ),
      );
    case 'QualifiedReference':
      return new TypeValue(namedType(node.casedValue, names));
    case 'Access':
      return parameterized(node, names, source);
    default:
      return refuse(node);
  }
}

function parameterized(node: Access, names: NameResolver, source: string | undefined): Value {
  const keys = node.keys.map((key) => parseLiteral(key, names, source));
  const left = parseLiteral(node.left, names, source);
  if (!(left instanceof TypeValue) || node.left.kind !== 'QualifiedReference') return refuse(node);
  if (source === undefined) return accessType(left.type, keys, parseTypeString);
  const { casedValue: casedName } = node.left;
  // A reference to an unknown type keeps the source of its parameters.
  if (left.type.kind === 'TypeReference') {
    return new TypeValue({ kind: 'TypeReference', text: cutSource(node, source) });
  }
  const lowerName = casedName.toLowerCase().replace(/^::/, '');
  if (left.type.kind === 'TypeAlias' && builtinType(lowerName) === undefined) notParameterized(casedName);
  checkTypeText({ lowerName, casedName, keys, refuse: () => refuse(node) });
  try {
    return accessType(left.type, keys, parseTypeString);
  } catch (error) {
    if (error instanceof TypeAccessError) return refuse(node);
    throw error;
  }
}

/**
 * Returns the type of an expression in a manifest, or undefined if it contains more than literals and types.
 * @throws PuppetError for invalid parameters of a type
 */
export function readLiteralType(expression: Expression, names: NameResolver): Type | undefined {
  try {
    const value = parseLiteral(expression, names);
    return value instanceof TypeValue ? value.type : undefined;
  } catch (error) {
    if (error instanceof NoLiteral) return undefined;
    throw error;
  }
}

function refuse(node: Expression): never {
  throw new NoLiteral(node);
}

function namedType(casedName: string, names: NameResolver): Type {
  const lower = casedName.toLowerCase().replace(/^::/, '');
  return builtinType(lower) ?? names.resolveName(lower, casedName) ?? unknownType(casedName);
}

/** Resource types that exist without any modules (`static_loader.rb`). */
const RESOURCE_TYPES = new Set(
  'component exec file filebucket group node notify package resources schedule service stage tidy user whit'.split(' '),
);

function unknownType(casedName: string): Type {
  const lower = casedName.toLowerCase();
  return RESOURCE_TYPES.has(lower) ? resourceType(lower) : { kind: 'TypeReference', text: casedName };
}

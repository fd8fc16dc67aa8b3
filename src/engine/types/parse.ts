/** Types by name, and from text. */
import { PuppetError } from '../diagnostics/puppet-error.ts';
import type { Expression } from '../syntax/ast.ts';
import { parse } from '../syntax/index.ts';
import { DEFAULT, PuppetHash, RegexpValue, TypeValue, type Value } from '../values/value.ts';
import { accessType } from './access.ts';
import { builtinType } from './builtin.ts';
import { resourceType } from './factory.ts';
import type { Type } from './type.ts';

export { accessType, TypeAccessError, type Blame, type ParameterOf } from './access.ts';
export { builtinType } from './builtin.ts';

/** Finds what types are made of: names by their loaders, parameters by evaluation. */
export interface TypeResolver {
  /** A type that is no built-in: an alias, an object type, a resource type; `undefined` when nobody knows it. */
  resolveName(lowerCaseName: string, casedName: string): Type | undefined;
  evaluate(node: Expression): Value;
}

/** A type that is no built-in, by its name in lower case and as written. */
export type NameResolver = (lowerName: string, casedName: string) => Type | undefined;

function fail(message: string): never {
  throw new PuppetError({ code: 'ARGUMENT_ERROR', message }, undefined, 'ArgumentError');
}

/**
 * The type that a text means, as in signatures (`Optional[Array[String]]`); parameters are literals and types.
 * A capitalized name that is not known becomes a reference to it.
 * @throws PuppetError when the text is no type
 */
export function parseTypeString(text: string, resolve: NameResolver = () => undefined): Type {
  const { program, diagnostics } = parse(text, 'type');
  const [problem] = diagnostics;
  if (problem !== undefined) fail(`The expression <${text}> is not a valid type specification.`);
  const { body } = program;
  const expression = body.kind === 'Block' && body.statements.length === 1 ? body.statements[0] : body;
  const value = expression === undefined ? undefined : literalOf(expression, resolve);
  if (value instanceof TypeValue) return value.type;
  return fail(`The expression <${text}> is not a valid type specification.`);
}

/** The value of a type expression: literals, and types with literal parameters. */
export function literalOf(node: Expression, resolve: NameResolver): Value {
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
      const value = literalOf(node.expr, resolve);
      return typeof value === 'bigint' || typeof value === 'number'
        ? -value
        : fail('The expression is not a valid type specification.');
    }
    case 'Parenthesized':
      return literalOf(node.expr, resolve);
    case 'LiteralList':
      return node.values.map((each) => literalOf(each, resolve));
    case 'LiteralHash':
      return PuppetHash.of(
        node.entries.map((each) => [literalOf(each.key, resolve), literalOf(each.value, resolve)] as const),
      );
    case 'QualifiedReference':
      return new TypeValue(namedType(node.casedValue, resolve));
    case 'Access': {
      const left = literalOf(node.left, resolve);
      if (!(left instanceof TypeValue)) return fail('The expression is not a valid type specification.');
      return accessType(
        left.type,
        node.keys.map((key) => literalOf(key, resolve)),
      );
    }
    default:
      return fail('The expression is not a valid type specification.');
  }
}

function namedType(casedName: string, resolve: NameResolver): Type {
  const lower = casedName.toLowerCase().replace(/^::/, '');
  return builtinType(lower) ?? resolve(lower, casedName) ?? unknownType(casedName);
}

/** The resource types that a file may always mention (`static_loader.rb`). */
const RESOURCE_TYPES = new Set(
  'component exec file filebucket group node notify package resources schedule service stage tidy user whit'.split(' '),
);

function unknownType(casedName: string): Type {
  const lower = casedName.toLowerCase();
  return RESOURCE_TYPES.has(lower) ? resourceType(lower) : { kind: 'TypeReference', text: casedName };
}

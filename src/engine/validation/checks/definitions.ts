import * as issues from '../../diagnostics/issues/validation.ts';
import type {
  Definition,
  Expression,
  FunctionDefinition,
  HostClassDefinition,
  NodeDefinition,
  ResourceTypeDefinition,
  TypeAlias,
  TypeDefinition,
  TypeMapping,
} from '../../syntax/ast.ts';
import { labelWithArticle, labelWithCapitalArticle } from '../../syntax/labels.ts';
import type { Checker, NodeChecks, Placed } from '../checker.ts';
import { illegalExpression } from '../illegal-expression.ts';
import { checkTopLevel } from '../locations.ts';
import { checkLiteralTypes, checkNoCapture, checkReservedParameters, checkUniqueNames } from '../parameter-lists.ts';
import { checkNoIdemLast } from './statements.ts';
import { checkFutureWord, checkTypeReference } from '../types.ts';

const RESERVED_TYPE_NAMES: ReadonlySet<string> = new Set([
  ...[
    'type',
    'any',
    'unit',
    'scalar',
    'boolean',
    'numeric',
    'integer',
    'float',
    'collection',
    'array',
    'hash',
    'tuple',
  ],
  ...['struct', 'variant', 'optional', 'enum', 'regexp', 'pattern', 'runtime'],
]);
const LATER_TYPE_NAMES: ReadonlySet<string> = new Set([
  ...['init', 'object', 'sensitive', 'semver', 'semverrange', 'string', 'timestamp', 'timespan', 'typeset'],
]);
const DEFINITION_NAME = /^[a-z]\w*(?:::[a-z]\w*)*$/;
const TYPE_NAME = /^[A-Z]\w*(?:::[A-Z]\w*)*$/;

export const definitions: NodeChecks = {
  HostClassDefinition: checkClass,
  ResourceTypeDefinition: checkDefine,
  FunctionDefinition: checkFunction,
  NodeDefinition: checkNode,
  TypeAlias: checkTypeAlias,
  TypeMapping: checkTypeMapping,
  TypeDefinition: checkTypeDefinition,
};

type NamedDefinition = HostClassDefinition | ResourceTypeDefinition | FunctionDefinition;

function checkNamedDefinition(checker: Checker, node: NamedDefinition, parent: Placed | undefined): void {
  checkTopLevel(checker, node, parent);
  checkName(checker, node, DEFINITION_NAME);
  checker.rules.checkFileNamespace(checker, node);
  checkReservedName(checker, node);
  checkFutureWord(checker, node, node.name);
}

function checkName(checker: Checker, node: Definition & { readonly name: string }, rule: RegExp): void {
  const { name } = node;
  if (!rule.test(name)) checker.accept(issues.illegalDefinitionName({ name, what: labelWithArticle(node) }), node);
}

function checkReservedName(checker: Checker, node: Definition & { readonly name: string }): void {
  const { name } = node;
  const isReserved =
    RESERVED_TYPE_NAMES.has(name) ||
    (LATER_TYPE_NAMES.has(name) && checker.release.has('names of all data types are reserved'));
  if (isReserved) checker.accept(issues.reservedTypeName({ name, what: labelWithArticle(node) }), node);
}

function checkClass(checker: Checker, node: HostClassDefinition, parent: Placed | undefined): void {
  checkDefine(checker, node, parent);
  if (checker.release.has('types of parameters must be literal')) checkLiteralTypes(checker, node.parameters);
}

function checkDefine(
  checker: Checker,
  node: HostClassDefinition | ResourceTypeDefinition,
  parent: Placed | undefined,
): void {
  checkNamedDefinition(checker, node, parent);
  checkNoCapture(checker, node.parameters, node);
  checkUniqueNames(checker, node.parameters);
  checkReservedParameters(checker, node.parameters, node);
  checkNoIdemLast(checker, node, node.body);
}

function checkFunction(checker: Checker, node: FunctionDefinition, parent: Placed | undefined): void {
  checkNamedDefinition(checker, node, parent);
  if (node.returnType !== undefined) checkTypeReference(checker, node, node.returnType);
  checkUniqueNames(checker, node.parameters);
}

function checkNode(checker: Checker, node: NodeDefinition, parent: Placed | undefined): void {
  for (const host of node.hostMatches) checkHostname(checker, host, node);
  checkTopLevel(checker, node, parent);
  checkNoIdemLast(checker, node, node.body);
  if (node.parent !== undefined) checker.accept(issues.illegalNodeInheritance(), node.parent);
}

function checkHostname(checker: Checker, host: Expression, node: NodeDefinition): void {
  switch (host.kind) {
    case 'LiteralString':
      if (/[^-\w.]/.test(host.value)) checker.accept(issues.illegalHostnameCharacters({ hostname: host.value }), host);
      break;
    case 'ConcatenatedString': {
      const interpolated = host.segments.find((segment) => segment.kind === 'TextExpression');
      if (interpolated?.kind === 'TextExpression') {
        checker.accept(issues.illegalHostnameInterpolation(), interpolated.expr);
      }
      break;
    }
    case 'LiteralDefault':
    case 'LiteralRegularExpression':
      break;
    default:
      checker.accept(illegalExpression(host, 'hostname', node), host);
  }
}

function checkTypeAlias(checker: Checker, node: TypeAlias, parent: Placed | undefined): void {
  checkTopLevel(checker, node, parent);
  checkName(checker, node, TYPE_NAME);
  checkReservedName(checker, node);
  checkTypeReference(checker, node, node.type);
}

function checkTypeDefinition(checker: Checker, node: TypeDefinition, parent: Placed | undefined): void {
  checkTopLevel(checker, node, parent);
  checkReservedName(checker, node);
  checker.accept(issues.unsupportedExpression({ expression: labelWithArticle(node) }), node);
}

function checkTypeMapping(checker: Checker, node: TypeMapping, parent: Placed | undefined): void {
  checkTopLevel(checker, node, parent);
  const { type, mapping } = node;
  if (type.kind !== 'Access' || type.left.kind !== 'QualifiedReference' || type.left.casedValue !== 'Runtime') {
    checker.accept(issues.unsupportedExpression({ expression: labelWithArticle(node) }), node);
    return;
  }
  const args = { expression: labelWithCapitalArticle(node) };
  const isPattern = type.keys.length === 2 && isReplacement(type.keys[1]);
  const mapped = mapping.kind === 'Access' ? mapping.left : mapping;
  if (isPattern && !isReplacement(mapping)) checker.accept(issues.illegalRegexpTypeMapping(args), node);
  if (!isPattern && mapped.kind !== 'QualifiedReference') checker.accept(issues.illegalSingleTypeMapping(args), node);
}

function isReplacement(expression: Expression | undefined): boolean {
  if (expression?.kind !== 'LiteralList' || expression.values.length !== 2) return false;
  const [pattern, replacement] = expression.values;
  return pattern?.kind === 'LiteralRegularExpression' && replacement?.kind === 'LiteralString';
}

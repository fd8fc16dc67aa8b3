/**
 * Checks literal values of attributes against the types of the parameters, or against the values that a built-in type
 * allows.
 */
import {
  findLiteralRefusal,
  instanceIssues,
  type Expression,
  type TypeDeclaration,
  type Value,
} from '../../../engine/index.ts';
import { namedValues, readType } from '../../knowledge/type-text.ts';
import type { Declared, NamedOperation } from './declared.ts';
import { findLiteralMismatch } from './literal-mismatch.ts';
import type { FileCheck } from './file-check.ts';
import { createMismatch } from './mismatch-issue.ts';

interface Owner {
  readonly declared: Declared;
  /** Reference to the resource, such as `Nginx::Vhost[a]`. */
  readonly reference: string;
}

export function checkValue(check: FileCheck, owner: Owner, operation: NamedOperation): void {
  const { builtin, definition } = owner.declared;
  if (builtin !== undefined) checkBuiltinValue(check, builtin, owner, operation);
  else if (definition?.isRuby !== true) checkParameterValue(check, owner, operation);
}

function checkParameterValue(
  check: FileCheck,
  { declared: { definition }, reference }: Owner,
  { name, value, operator }: NamedOperation,
): void {
  const parameter = definition?.parameters?.find((each) => each.name === name);
  if (parameter?.type === undefined || operator !== '=>') return;
  // Undef means that the default applies.
  if (value.kind === 'LiteralUndef' && parameter.isOptional === true) return;
  const type = check.context.readType(parameter.type);
  if (type === undefined) return;
  const message = findLiteralMismatch(`${reference}: parameter '${name}'`, type, value);
  if (message === undefined) return;
  const [start, end] = parameter.selection;
  const named = namedValues(check.context.index, readType(parameter.type)).filter(({ isString }) => isString);
  const suggested =
    value.kind === 'LiteralString' || value.kind === 'QualifiedName'
      ? check.suggest(
          value.value,
          named.map(({ text }) => text),
          value,
        )
      : {};
  check.report(createMismatch(message), value, {
    ...suggested,
    related:
      definition === undefined
        ? []
        : [{ file: definition.file, span: { offset: start, length: end - start }, message: `The parameter ${name}` }],
  });
}

function checkBuiltinValue(
  check: FileCheck,
  builtin: TypeDeclaration,
  { reference }: Owner,
  { name, value }: NamedOperation,
): void {
  const attribute = builtin.attributes.find((each) => each.name === name);
  if (attribute === undefined) return;
  const nodes = attribute.kind === 'property' && value.kind === 'LiteralList' ? value.values : [value];
  for (const node of nodes) {
    const literal = readLiteral(node);
    if (literal === undefined) continue;
    const detail = findLiteralRefusal(attribute, literal.value);
    if (detail !== undefined) check.report(instanceIssues.parameterFailed({ name, ref: reference, detail }), node);
  }
}

/** Checks the title of a resource as the value of the attribute that identifies it. */
export function checkTitle(check: FileCheck, { typeName, builtin }: Declared, titles: readonly Expression[]): void {
  const attribute = builtin?.attributes.find(({ name, namevar }) => namevar === true || name === 'name');
  if (builtin === undefined || attribute === undefined) return;
  for (const node of titles) {
    const literal = node.kind === 'LiteralString' ? node.value : undefined;
    if (literal === undefined) continue;
    const detail =
      builtin.name === 'file' && !ABSOLUTE.test(literal)
        ? `File paths must be fully qualified, not '${literal}'`
        : findLiteralRefusal(attribute, literal);
    const ref = `${typeName}[${literal}]`;
    if (detail !== undefined) check.report(instanceIssues.parameterFailed({ name: attribute.name, ref, detail }), node);
  }
}

/** Paths of any system, because the node is unknown. */
const ABSOLUTE = /^(?:\/|\\\\|[A-Za-z]:)/;

function readLiteral(node: Expression): { readonly value: Value } | undefined {
  switch (node.kind) {
    case 'LiteralString':
    case 'QualifiedName':
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralBoolean':
      return { value: node.value };
    default:
      return undefined;
  }
}

/** Checks declarations, defaults, overrides and collectors: their types, attributes and values. */
import {
  catalogIssues,
  type AnyAttributeOperation,
  type Expression,
  type ResourceBody,
  type ResourceExpression,
} from '../../../engine/index.ts';
import { plainName } from '../../index/symbols.ts';
import { literalTypeName } from '../../index/resource-reader.ts';
import { checkTitle, checkValue } from './attribute-values.ts';
import {
  findDeclared,
  hasAttribute,
  isNamed,
  listAttributes,
  readLiteralText,
  type Declared,
  type NamedOperation,
} from './declared.ts';
import type { FileCheck, NodeChecks } from './file-check.ts';
import { createMismatch } from './mismatch-issue.ts';
import { isUnknownClass, isUnknownResourceType, listResourceTypes } from './names.ts';
import type { NodePlace } from './walk.ts';

export const resources: NodeChecks = {
  Resource: (check, node, place) => {
    if (node.typeName.kind !== 'QualifiedName') return;
    const type = plainName(node.typeName.value);
    if (!place.isGuarded && isUnknownResourceType(check.context, type)) {
      check.report(catalogIssues.unknownType({ type: node.typeName.value }), node.typeName, {
        ...check.suggest(type, listResourceTypes(check.context), node.typeName),
      });
      return;
    }
    const hasDefaultBody = node.bodies.some(({ title }) => title.kind === 'LiteralDefault');
    for (const body of node.bodies) checkBody(check, node, body, { type, place, hasDefaultBody });
  },
  ResourceDefaults: (check, node) => {
    const type = literalTypeName(node.typeRef);
    const declared = type === undefined || type === 'class' ? undefined : findDeclared(check.context, type, undefined);
    if (declared !== undefined) checkOperations(check, declared, { title: undefined, operations: node.operations });
  },
  ResourceOverride: (check, node) => {
    if (node.resources.kind !== 'Access') return;
    const type = literalTypeName(node.resources.left);
    const [key] = node.resources.keys;
    const title = key === undefined ? undefined : readLiteralText(key);
    const declared = type === undefined ? undefined : findDeclared(check.context, type, title);
    if (declared !== undefined) checkOperations(check, declared, { title, operations: node.operations });
  },
  Collect: (check, node) => {
    const type = literalTypeName(node.type);
    const declared = type === undefined || type === 'class' ? undefined : findDeclared(check.context, type, undefined);
    if (declared !== undefined) checkOperations(check, declared, { title: undefined, operations: node.operations });
  },
};

interface BodyContext {
  readonly type: string;
  readonly place: NodePlace;
  readonly hasDefaultBody: boolean;
}

function checkBody(
  check: FileCheck,
  node: ResourceExpression,
  body: ResourceBody,
  { type, place, hasDefaultBody }: BodyContext,
): void {
  const title = readLiteralText(body.title);
  if (type === 'class' && title !== undefined && !place.isGuarded) {
    if (isUnknownClass(check.context, plainName(title))) {
      check.report(catalogIssues.unknownDeclaredClass({ name: title }), body.title);
      return;
    }
  }
  checkDuplicates(check, body.operations);
  const declared = findDeclared(check.context, type, title);
  if (declared === undefined) return;
  checkOperations(check, declared, { title, operations: body.operations });
  const isComplete = !hasDefaultBody && body.operations.every(isNamed) && node.form === 'regular';
  const namevars = declared.builtin?.attributes.flatMap(({ name, namevar }) => (namevar === true ? [name] : [])) ?? [];
  const isNamedByTitle = ![...namevars, 'name'].some((name) =>
    body.operations.some((each) => isNamed(each) && each.name === name),
  );
  if (isComplete && isNamedByTitle)
    checkTitle(check, declared, body.title.kind === 'LiteralList' ? body.title.values : [body.title]);
  if (isComplete && type !== 'class') checkMissing(check, declared, { type, body });
}

function checkDuplicates(check: FileCheck, operations: readonly AnyAttributeOperation[]): void {
  const seen = new Map<string, NamedOperation>();
  for (const operation of operations) {
    if (!isNamed(operation)) continue;
    const { name, nameSpan } = operation;
    const first = seen.get(name);
    if (first === undefined) seen.set(name, operation);
    else {
      const { offset, length } = first.nameSpan;
      const related = [{ file: check.file.path, span: { offset, length }, message: 'First set here' }];
      check.report(catalogIssues.duplicateAttribute({ attribute: name }), nameSpan, { related });
    }
  }
}

interface Attributes {
  readonly title: string | undefined;
  readonly operations: readonly AnyAttributeOperation[];
}

function checkOperations(check: FileCheck, declared: Declared, { title, operations }: Attributes): void {
  const reference = title === undefined ? declared.typeName : formatTitle(declared.typeName, title);
  for (const operation of operations.filter(isNamed)) {
    if (!hasAttribute(declared, operation.name)) reportUnknown(check, { declared, title, reference }, operation);
    else checkValue(check, { declared, reference }, operation);
  }
}

/** Formats a reference: `Class[Nginx::Server]`, `File[/etc/motd]`. */
function formatTitle(typeName: string, title: string): string {
  const shown = typeName === 'Class' ? title.replace(/(^|::)([a-z])/g, (found) => found.toUpperCase()) : title;
  return `${typeName}[${shown}]`;
}

function reportUnknown(
  check: FileCheck,
  {
    declared,
    title,
    reference,
  }: { readonly declared: Declared; readonly title: string | undefined; readonly reference: string },
  { name, nameSpan }: NamedOperation,
): void {
  const { builtin, definition, typeName } = declared;
  const hint = check.suggest(name, listAttributes(declared), nameSpan);
  if (builtin !== undefined) {
    const issue = catalogIssues.unknownParameter({ name, type: typeName, title: title ?? '', place: undefined });
    const message = title === undefined ? `no parameter named '${name}' on ${typeName}` : issue.message;
    check.report({ ...issue, message }, nameSpan, hint);
    return;
  }
  // A Ruby type may define attributes in a way that the index does not recognize.
  if (definition?.isRuby === true && hint.hint === undefined) return;
  const message = `${reference}: has no parameter named '${name}'`;
  check.report(
    definition?.isRuby === true
      ? catalogIssues.unknownParameter({ name, type: typeName, title: title ?? '', place: undefined })
      : createMismatch(message),
    nameSpan,
    hint,
  );
}

function checkMissing(
  check: FileCheck,
  { typeName, definition }: Declared,
  { type, body }: { readonly type: string; readonly body: ResourceBody },
): void {
  if (definition?.kind !== 'define') return;
  const given = new Set(body.operations.filter(isNamed).map(({ name }) => name));
  const missing = (definition.parameters ?? []).filter(
    ({ name, isOptional }) =>
      isOptional !== true &&
      !given.has(name) &&
      name !== 'name' &&
      name !== 'title' &&
      !check.context.hasDefault(type, name),
  );
  const title = readLiteralText(body.title) ?? check.slice(unquote(body.title));
  for (const { name, selection } of missing) {
    const span = { offset: selection[0], length: selection[1] - selection[0] };
    const related = [{ file: definition.file, span, message: `The parameter ${name}` }];
    const message = `${typeName}[${title}]: expects a value for parameter '${name}'`;
    check.report(createMismatch(message), body.title, { related });
  }
}

function unquote(node: Expression): { readonly offset: number; readonly length: number } {
  const isQuoted = node.kind === 'ConcatenatedString' && node.length > 1;
  return isQuoted ? { offset: node.offset + 1, length: node.length - 2 } : node;
}

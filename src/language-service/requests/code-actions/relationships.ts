/** Converts relationships: reverses arrows, and converts between arrows and metaparameters. */
import {
  walk,
  type AnyAttributeOperation,
  type Expression,
  type Relationship,
  type ResourceBody,
  type ResourceExpression,
} from '../../../engine/index.ts';
import type { CodeAction, FileEdit } from '../../answers.ts';
import { literalName } from '../../index/literals.ts';
import { plainName } from '../../index/symbols.ts';
import { referenceName } from '../symbols.ts';
import { removeStatement } from '../../manifest-edits/removal.ts';
import { removeAttribute } from '../../manifest-edits/remove-attribute.ts';
import { editAt, readIndent, innermost, statementAt, textOf, type ActionPlace } from './action-place.ts';

/** Converts `A <- B` to `B -> A`, for chains of any length. */
export function reverseArrow(place: ActionPlace): readonly CodeAction[] {
  const chain = place.nodes.find((node): node is Relationship => node.kind === 'Relationship');
  if (chain === undefined) return [];
  const { operands, operators } = collectLinks(chain);
  if (!operators.every(({ operator }) => operator === '<-' || operator === '<~')) return [];
  const edits = [
    ...operands.map((operand, at) => replaced(place, operand, operands[operands.length - 1 - at])),
    ...operators.map(({ operatorSpan: { offset, length } }, at) => {
      const sign = operators[operators.length - 1 - at]?.operator === '<~' ? '~>' : '->';
      return editAt(place, offset, offset + length, sign);
    }),
  ];
  return [
    { title: operators.length === 1 ? 'Reverse the arrow' : 'Reverse the arrows', kind: 'refactor.rewrite', edits },
  ];
}

function replaced(place: ActionPlace, operand: Expression, by: Expression | undefined): FileEdit {
  return editAt(place, operand.offset, operand.offset + operand.length, by === undefined ? '' : textOf(place, by));
}

/** Returns the operands and arrows of a chain, in source order. */
function collectLinks(chain: Relationship): {
  readonly operands: readonly Expression[];
  readonly operators: readonly Relationship[];
} {
  const operands: Expression[] = [];
  const operators: Relationship[] = [];
  let at: Expression = chain;
  for (; at.kind === 'Relationship'; at = at.left) {
    operands.unshift(at.right);
    operators.unshift(at);
  }
  return { operands: [at, ...operands], operators };
}

/**
 * The arrow that is equivalent to each metaparameter. `isAfter`: the resource with the metaparameter comes after the
 * referenced resources.
 */
const ARROWS: Readonly<Record<string, { readonly isAfter: boolean; readonly arrow: '->' | '~>' }>> = {
  require: { isAfter: true, arrow: '->' },
  subscribe: { isAfter: true, arrow: '~>' },
  before: { isAfter: false, arrow: '->' },
  notify: { isAfter: false, arrow: '~>' },
};

/** Converts `require => X` to an arrow, either in a separate statement or directly on the resource. */
export function attributeToArrow(place: ActionPlace): readonly CodeAction[] {
  const operation = innermost(place, 'AttributeOperation');
  const meaning = operation === undefined ? undefined : ARROWS[operation.name];
  const body = innermost(place, 'ResourceBody');
  const resource = innermost(place, 'Resource');
  if (operation === undefined || meaning === undefined || body === undefined || resource === undefined) return [];
  if (statementAt(place) !== resource || operation.value.kind === 'Error') return [];
  const reference = formatReference(place, resource, body);
  const value = textOf(place, operation.value);
  const taken = withoutAttribute(place, resource, body, operation);
  const { isAfter, arrow } = meaning;
  const end = resource.offset + resource.length;
  const indent = readIndent(place, resource.offset);
  const actions: CodeAction[] = [];
  if (reference !== undefined) {
    const line = isAfter ? `${value} ${arrow} ${reference}` : `${reference} ${arrow} ${value}`;
    actions.push({
      title: `Convert ${operation.name} to an arrow`,
      kind: 'refactor.rewrite',
      edits: [...taken, editAt(place, end, end, `\n${indent}${line}`)],
    });
  }
  if (resource.bodies.length === 1) {
    const chained = isAfter
      ? editAt(place, resource.offset, resource.offset, `${value} ${arrow} `)
      : editAt(place, end, end, ` ${arrow} ${value}`);
    actions.push({
      title: `Convert ${operation.name} to an arrow attached to the resource`,
      kind: 'refactor.rewrite',
      edits: [...taken, chained],
    });
  }
  return actions;
}

function formatReference(place: ActionPlace, resource: ResourceExpression, body: ResourceBody): string | undefined {
  if (resource.typeName.kind !== 'QualifiedName' || body.title.kind === 'LiteralList') return undefined;
  const type = referenceName(plainName(resource.typeName.value), '').slice(0, -2);
  return `${type}[${textOf(place, body.title)}]`;
}

/**
 * Removes an attribute. If it is the only attribute of a resource with one title, puts the closing brace directly after
 * this title.
 */
function withoutAttribute(
  place: ActionPlace,
  resource: ResourceExpression,
  body: ResourceBody,
  operation: AnyAttributeOperation,
): readonly FileEdit[] {
  const { text, path } = place.file;
  const titleEnd = body.title.offset + body.title.length;
  const colon = text.indexOf(':', titleEnd) + 1;
  if (body.operations.length === 1 && resource.bodies.length === 1) {
    const close = resource.offset + resource.length - 1;
    return [editAt(place, colon, close, ' ')];
  }
  return removeAttribute({ file: path, text }, body.operations, operation).map(({ span, text: by }) =>
    editAt(place, span.offset, span.offset + span.length, by),
  );
}

/** Converts `Package['a'] -> File['/b']` to an attribute of a resource that the file declares. */
export function arrowToAttribute(place: ActionPlace): readonly CodeAction[] {
  const arrow = innermost(place, 'Relationship');
  if (arrow === undefined || statementAt(place) !== arrow || arrow.left.kind === 'Relationship') return [];
  const isLeft = arrow.operator === '<-' || arrow.operator === '<~';
  const [first, second] = isLeft ? [arrow.right, arrow.left] : [arrow.left, arrow.right];
  const isRefresh = arrow.operator === '~>' || arrow.operator === '<~';
  return [
    ...asAttribute(place, arrow, second, isRefresh ? 'subscribe' : 'require', first),
    ...asAttribute(place, arrow, first, isRefresh ? 'notify' : 'before', second),
  ];
}

function asAttribute(
  place: ActionPlace,
  arrow: Relationship,
  holder: Expression,
  attribute: string,
  value: Expression,
): readonly CodeAction[] {
  const named = value.kind === 'Access' ? textOf(place, value) : referenceOfResource(place, value);
  if (named === undefined) return [];
  const found = declared(place, holder);
  if (
    found === undefined ||
    found.body.operations.some((each) => each.kind === 'AttributeOperation' && each.name === attribute)
  )
    return [];
  const added = addedAttribute(place, found, attribute, named);
  const removed = removal(place, arrow);
  return [{ title: `Convert the arrow to ${attribute}`, kind: 'refactor.rewrite', edits: [...added, ...removed] }];
}

function referenceOfResource(place: ActionPlace, node: Expression): string | undefined {
  if (node.kind !== 'Resource' || node.form !== 'regular') return undefined;
  const [body, ...others] = node.bodies;
  return body === undefined || others.length > 0 ? undefined : formatReference(place, node, body);
}

/**
 * Removes an arrow, and keeps resources that are declared as its operands. If there are none, removes the whole
 * statement.
 */
function removal(place: ActionPlace, arrow: Relationship): readonly FileEdit[] {
  const end = arrow.offset + arrow.length;
  const { left, right } = arrow;
  if (left.kind === 'Resource' && right.kind === 'Resource') {
    const from = left.offset + left.length;
    return [editAt(place, from, right.offset, `\n${readIndent(place, left.offset)}`)];
  }
  const kept = left.kind === 'Resource' ? left : right;
  if (kept.kind === 'Resource') {
    return [editAt(place, arrow.offset, kept.offset, ''), editAt(place, kept.offset + kept.length, end, '')].filter(
      ({ range: [from, to] }) => from < to,
    );
  }
  const { text, path } = place.file;
  const removed = removeStatement({ file: path, text }, arrow);
  return [editAt(place, removed.span.offset, removed.span.offset + removed.span.length, removed.text)];
}

interface Declared {
  readonly resource: ResourceExpression;
  readonly body: ResourceBody;
}

/** Finds the resource body that a reference refers to. The arrow's operand can also be the body itself. */
function declared(place: ActionPlace, holder: Expression): Declared | undefined {
  if (holder.kind === 'Resource') {
    const [body, ...others] = holder.bodies;
    return body === undefined || others.length > 0 ? undefined : { resource: holder, body };
  }
  if (holder.kind !== 'Access' || holder.left.kind !== 'QualifiedReference' || holder.keys.length !== 1)
    return undefined;
  const type = plainName(holder.left.casedValue);
  const [key] = holder.keys;
  const title = key === undefined ? undefined : literalName(place.file.text, key)?.name;
  let found: Declared | undefined;
  walk(place.file.program, (node) => {
    if (node.kind !== 'Resource' || node.typeName.kind !== 'QualifiedName') return found === undefined;
    if (plainName(node.typeName.value) !== type) return undefined;
    for (const body of node.bodies)
      if (title !== undefined && literalName(place.file.text, body.title)?.name === title)
        found ??= { resource: node, body };
    return undefined;
  });
  return found;
}

/** Adds an attribute after the last attribute, on a new line if the last attribute begins a line. */
function addedAttribute(
  place: ActionPlace,
  { resource, body }: Declared,
  name: string,
  value: string,
): readonly FileEdit[] {
  const { text } = place.file;
  const attribute = `${name} => ${value}`;
  const last = body.operations.at(-1);
  if (last === undefined) {
    const colon = text.indexOf(':', body.title.offset + body.title.length) + 1;
    const close = resource.offset + resource.length - 1;
    const indent = readIndent(place, resource.offset);
    if (resource.bodies.length === 1)
      return [
        editAt(
          place,
          colon,
          close,
          text.slice(colon, close).includes('\n') ? `\n${indent}  ${attribute},\n${indent}` : ` ${attribute} `,
        ),
      ];
    return [editAt(place, colon, colon, ` ${attribute}`)];
  }
  const end = last.offset + last.length;
  const hasComma = /^\s*,/.test(text.slice(end));
  const isOnLine = text.slice(text.lastIndexOf('\n', last.offset - 1) + 1, last.offset).trim() === '';
  const at = hasComma ? text.indexOf(',', end) + 1 : end;
  const comma = hasComma ? '' : ',';
  if (!isOnLine) return [editAt(place, at, at, `${comma} ${attribute}`)];
  const arrows = findArrows(place, body);
  const isAligned = arrows.every(({ column }) => column === arrows[0]?.column);
  const width = isAligned ? Math.max(name.length, ...arrows.map((each) => each.width)) : name.length;
  const line = `\n${readIndent(place, last.offset)}${name.padEnd(width)} => ${value}${hasComma ? ',' : ''}`;
  const moved = isAligned ? arrows.filter((each) => each.space !== width + 1 - each.width) : [];
  return [
    ...moved.map((each) => editAt(place, each.nameEnd, each.nameEnd + each.space, ' '.repeat(width + 1 - each.width))),
    editAt(place, at, at, `${comma}${line}`),
  ];
}

interface ArrowInLine {
  readonly column: number;
  readonly width: number;
  readonly nameEnd: number;
  readonly space: number;
}

function findArrows({ file: { text } }: ActionPlace, { operations }: ResourceBody): readonly ArrowInLine[] {
  return operations.flatMap((each): readonly ArrowInLine[] => {
    const width = each.kind === 'AttributeOperation' ? each.nameSpan.length : 1;
    const nameEnd = each.offset + width;
    const space = /^ *(?=[=+]>)/.exec(text.slice(nameEnd, nameEnd + 200))?.[0].length;
    if (space === undefined) return [];
    return [{ column: nameEnd + space - text.lastIndexOf('\n', each.offset) - 1, width, nameEnd, space }];
  });
}

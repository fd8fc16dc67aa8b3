/** Removes unused parameters with the values that declarations pass, and unused private classes. */
import {
  walk,
  type AnyAttributeOperation,
  type AstNode,
  type Expression,
  type Parameter,
} from '../../../../engine/index.ts';
import type { CodeAction, FileEdit } from '../../../answers.ts';
import type { PlacedOccurrence } from '../../../index/project-index.ts';
import { symbolOf } from '../../../index/symbols.ts';
import { removeOperation, removeStatement, type TextEdit } from '../../../manifest-edits/removal.ts';
import { removeAttribute } from '../../../manifest-edits/remove-attribute.ts';
import { isWithin, nodesAround, type ActionPlace } from '../action-place.ts';
import { ratePurity } from './pure-values.ts';

export function removeUnusedParameter(place: ActionPlace): readonly CodeAction[] {
  const { file, index, offset, nodes } = place;
  const owner = nodes.findLast(({ kind }) => kind === 'HostClassDefinition' || kind === 'ResourceTypeDefinition');
  if (owner?.kind !== 'HostClassDefinition' && owner?.kind !== 'ResourceTypeDefinition') return [];
  const parameter = owner.parameters.find(({ nameSpan }) => isWithin(offset, nameSpan));
  if (parameter === undefined || !isUnused(place, 'unused-parameter')) return [];
  const symbols = index.symbolAt(file.path, offset)?.symbols ?? [];
  if (symbols.length === 0 || hasOpenDeclarations(place, owner)) return [];
  const edits = index.occurrences(symbols).map((each) => removeOccurrence(place, each, { owner, parameter }));
  const known = edits.filter((each) => each !== undefined);
  // A value from data or from a computed hash cannot be removed.
  if (known.length < edits.length) return [];
  const others = known.filter(({ isValue }) => isValue).length;
  const values = others === 0 ? '' : ` and ${others === 1 ? 'its value' : `its ${others} values`}`;
  return [
    {
      title: `Remove the unused parameter $${parameter.name}${values}`,
      kind: 'quickfix',
      edits: known.flatMap(({ edits: each }) => each),
    },
  ];
}

/** Deletes the file of a class, or removes the class from a file with other code. */
export function removeUnusedClass(place: ActionPlace): readonly CodeAction[] {
  const { file, index, offset, nodes } = place;
  const owner = nodes.findLast(({ kind }) => kind === 'HostClassDefinition');
  if (owner?.kind !== 'HostClassDefinition' || !isUnused(place, 'unused-class')) return [];
  const definition = index
    .fileIndex(file.path)
    ?.definitions.find(({ kind, selection: [start, end] }) => kind === 'class' && start <= offset && offset <= end);
  if (definition === undefined) return [];
  const title = `Remove the unused class ${definition.name}`;
  const { body } = file.program;
  const statements = body.kind === 'Block' ? body.statements : [body];
  if (statements.every((each) => each === owner || each.kind === 'Nop'))
    return [{ title: `${title} and its file`, kind: 'quickfix', edits: [], removes: [file.path] }];
  const edit = toFileEdit(removeStatement({ file: file.path, text: file.text }, owner));
  const start = Math.min(definition.docRange?.[0] ?? edit.range[0], edit.range[0]);
  return [{ title, kind: 'quickfix', edits: [{ ...edit, range: [start, edit.range[1]] }] }];
}

function isUnused({ file, offset, findUnused }: ActionPlace, code: string): boolean {
  return findUnused(file.path).some(
    (each) => each.code === code && each.span !== undefined && isWithin(offset, each.span),
  );
}

type Owner = Extract<AstNode, { readonly kind: 'HostClassDefinition' | 'ResourceTypeDefinition' }>;

/** True if some code may pass a parameter without naming it: with `* =>`, or a function such as `create_resources`. */
function hasOpenDeclarations(place: ActionPlace, owner: Owner): boolean {
  const { index, file } = place;
  const kind = owner.kind === 'HostClassDefinition' ? 'class' : 'define';
  const definition = index
    .fileIndex(file.path)
    ?.definitions.find((each) => each.kind === kind && each.range[0] === owner.offset);
  if (definition === undefined) return true;
  return index.occurrences([symbolOf(kind, definition.name)]).some((each) => {
    if (each.role === 'definition' || each.role === 'doc') return false;
    const resource = nodesAt(place, each).findLast((node) => node.kind === 'Resource');
    if (resource?.kind !== 'Resource') return kind === 'define' && !isReference(place, each);
    return resource.bodies.some(({ operations }) => operations.some((operation) => !isNamed(operation)));
  });
}

function isNamed({ kind }: AnyAttributeOperation): boolean {
  return kind === 'AttributeOperation';
}

/** True if the name is capitalized, as in a reference to declared resources. */
function isReference({ index }: ActionPlace, { file, range: [start] }: PlacedOccurrence): boolean {
  return /^[A-Z]/.test(index.text(file)?.charAt(start) ?? '');
}

function nodesAt({ index }: ActionPlace, { file: path, range }: PlacedOccurrence): readonly AstNode[] {
  const file = index.file(path);
  return file?.isPuppet === true ? nodesAround(file, range) : [];
}

interface Removal {
  readonly edits: readonly FileEdit[];
  readonly isValue: boolean;
}

function removeOccurrence(
  place: ActionPlace,
  occurrence: PlacedOccurrence,
  { owner, parameter }: { readonly owner: Owner; readonly parameter: Parameter },
): Removal | undefined {
  const text = place.index.text(occurrence.file) ?? '';
  const source = { file: occurrence.file, text };
  switch (occurrence.role) {
    case 'definition':
      return {
        edits: [toFileEdit(removeOperation(source, parameter, before(owner.parameters, parameter)))],
        isValue: false,
      };
    case 'doc':
      return { edits: [removeTag(source, occurrence)], isValue: false };
    default: {
      const operation = findOperation(place, occurrence);
      if (operation === undefined) return undefined;
      const { node, list } = operation;
      return { edits: removeAttribute(source, list, node).map(toFileEdit), isValue: true };
    }
  }
}

/** Removes the comment lines of a `@param` tag. */
function removeTag(
  { file, text }: { readonly file: string; readonly text: string },
  { range }: PlacedOccurrence,
): FileEdit {
  const start = text.lastIndexOf('\n', range[0]) + 1;
  const lines = /^[^\n]*\n(?:[ \t]*#(?: {2,}\S[^\n]*|[ \t]*(?=\n[ \t]*# {2,}))\n)*/.exec(text.slice(start))?.[0] ?? '';
  return { file, range: [start, start + lines.length], text: '' };
}

/** Finds the attribute of a declaration by the place of its name. Returns undefined if the value cannot be removed. */
function findOperation(
  place: ActionPlace,
  occurrence: PlacedOccurrence,
): { readonly node: AnyAttributeOperation; readonly list: readonly AnyAttributeOperation[] } | undefined {
  const resource = nodesAt(place, occurrence).findLast((node) => node.kind === 'Resource');
  if (resource?.kind !== 'Resource') return undefined;
  for (const { operations } of resource.bodies)
    for (const node of operations)
      if (node.kind === 'AttributeOperation' && node.nameSpan.offset === occurrence.range[0])
        return canRemove(node.value) ? { node, list: operations } : undefined;
  return undefined;
}

/**
 * True if the value can be removed: its evaluation has no effects, and it contains no heredoc, because the text of a
 * heredoc is outside of its node.
 */
function canRemove(value: Expression): boolean {
  let hasHeredoc = false;
  walk(value, ({ kind }) => {
    hasHeredoc ||= kind === 'HeredocExpression';
    return undefined;
  });
  return !hasHeredoc && ratePurity(value) !== 'effects';
}

function before<Item>(list: readonly Item[], item: Item): Item | undefined {
  return list[list.indexOf(item) - 1];
}

function toFileEdit({ file, span: { offset, length }, text }: TextEdit): FileEdit {
  return { file, range: [offset, offset + length], text };
}

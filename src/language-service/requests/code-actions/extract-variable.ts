/** Moves a value to a new variable, which is assigned before the statement that contains the value. */
import { builtinDeclarations, walk, type AstNode, type Expression } from '../../../engine/index.ts';
import type { CodeAction } from '../../answers.ts';
import { literalName } from '../../index/literals.ts';
import { lastPart, plainName } from '../../index/symbols.ts';
import { editAt, readIndent, statementAt, textOf, type ActionPlace } from './action-place.ts';
import { findFreeName } from './free-name.ts';
import { ratePurity } from './rewrites/pure-values.ts';

export function extractVariable(place: ActionPlace): readonly CodeAction[] {
  const statement = statementAt(place);
  if (statement === undefined || statement.kind === 'LiteralHash') return [];
  const statementIndex = place.nodes.indexOf(statement);
  const at = place.nodes.findLastIndex(
    (node, index) => index > statementIndex && isValue(node) && isMovable(place, index),
  );
  const node = place.nodes[at];
  if (node === undefined || !isValue(node) || !canComputeBefore(place, node)) return [];
  const name = findFreeName(place, nameFor(place, at));
  const indent = readIndent(place, statement.offset);
  const same = place.selection[0] === place.selection[1] ? [] : repeats(place, statement, node);
  const definition = `$${name} = ${beginsWithBareVariable(place, node) ? '$' : ''}${textOf(place, node)}\n${indent}`;
  const replaced = (value: Expression): CodeAction['edits'][number] =>
    editAt(place, value.offset, value.offset + value.length, isFirstInBraces(place, value) ? name : `$${name}`);
  const before = editAt(place, statement.offset, statement.offset, definition);
  const actions: CodeAction[] = [
    { title: `Extract the variable $${name}`, kind: 'refactor.extract', edits: [before, replaced(node)] },
  ];
  if (same.length > 1)
    actions.push({
      title: `Extract the variable $${name} (all ${same.length} occurrences)`,
      kind: 'refactor.extract',
      edits: [before, ...same.map(replaced)],
    });
  return actions;
}

/**
 * Returns false for a value with a heredoc, because the heredoc's text would not be moved. Also returns false for a
 * value with side effects in a branch that may not be executed.
 */
function canComputeBefore(place: ActionPlace, node: Expression): boolean {
  let hasHeredoc = false;
  walk(node, ({ kind }) => {
    if (kind === 'HeredocExpression') hasHeredoc = true;
    return !hasHeredoc;
  });
  const isConditional = place.nodes.some(({ kind }) => kind === 'And' || kind === 'Or' || kind === 'SelectorEntry');
  return !hasHeredoc && !(isConditional && ratePurity(node) === 'effects');
}

/** True for the first value in `${…}`: a variable has no dollar sign there. */
function isFirstInBraces({ file: { text } }: ActionPlace, { offset }: Expression): boolean {
  return text.slice(0, offset).trimEnd().endsWith('${');
}

/** True for a value that begins with a variable without dollar sign, as at the start of `${…}`. */
function beginsWithBareVariable({ file: { text } }: ActionPlace, node: Expression): boolean {
  let isBare = false;
  walk(node, ({ kind, offset }) => {
    if (kind === 'Variable' && offset === node.offset && text.charAt(offset) !== '$') isBare = true;
    return offset === node.offset;
  });
  return isBare;
}

function isValue(node: AstNode): node is Expression {
  switch (node.kind) {
    case 'LiteralString':
    case 'ConcatenatedString':
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralBoolean':
    case 'LiteralList':
    case 'LiteralHash':
    case 'Arithmetic':
    case 'Comparison':
    case 'And':
    case 'Or':
    case 'In':
    case 'Match':
    case 'CallMethod':
    case 'Selector':
      return true;
    case 'CallNamedFunction':
      return node.rvalRequired;
    case 'Access':
      return node.left.kind !== 'QualifiedReference';
    default:
      return false;
  }
}

/** Checks that a variable can replace the node, and that its value can be computed before the statement. */
function isMovable(place: ActionPlace, at: number): boolean {
  const node = place.nodes[at];
  const parent = place.nodes[at - 1];
  if (node === undefined || parent === undefined) return false;
  const { file } = place;
  switch (parent.kind) {
    case 'ConcatenatedString':
    case 'HeredocExpression':
    case 'Parameter':
    case 'Program':
    case 'Block':
    case 'NodeDefinition':
    case 'TypeAlias':
    case 'CaseOption':
    case 'Collect':
    case 'VirtualQuery':
    case 'ExportedQuery':
      return false;
    case 'Assignment':
      return false;
    case 'LiteralHash':
      return false;
    case 'KeyedEntry':
    case 'SelectorEntry':
      if (node !== parent.value) return false;
      break;
    case 'NamedAccess':
      return false;
    case 'CallNamedFunction':
      if (parent.functor.kind === 'QualifiedReference') return false;
      break;
    default:
  }
  if (node.kind === 'LiteralHash' && file.text.charAt(node.offset) !== '{') return false;
  // A string without quotes is the content of a heredoc.
  const isText = node.kind === 'LiteralString' || node.kind === 'ConcatenatedString';
  if (isText && !/["']/.test(file.text.charAt(node.offset))) return false;
  const around = place.nodes.slice(0, at);
  // A type's parameters and a definition's head cannot contain variables.
  return !around.some(
    (each) => NO_VARIABLES.has(each.kind) || (each.kind === 'Access' && each.left.kind === 'QualifiedReference'),
  );
}

const NO_VARIABLES: ReadonlySet<AstNode['kind']> = new Set([
  'Parameter',
  'Error',
  'TypeAlias',
  'TypeDefinition',
  'TypeMapping',
  'Collect',
  'VirtualQuery',
  'ExportedQuery',
]);

/**
 * Suggests a name for the variable: the name of the attribute or hash key; for a title, the namevar of its type, such
 * as `path`. In all other places, suggests `value`.
 */
export function nameFor(place: ActionPlace, at: number): string {
  const parent = place.nodes[at - 1];
  if (parent?.kind === 'AttributeOperation') return parent.name;
  if (parent?.kind === 'KeyedEntry') {
    const key = literalName(place.file.text, parent.key)?.name ?? '';
    return /^[a-z]\w*$/.test(key) ? key : 'value';
  }
  const resource = place.nodes.slice(0, at).findLast(({ kind }) => kind === 'Resource');
  if (parent?.kind !== 'ResourceBody' || resource?.kind !== 'Resource' || resource.typeName.kind !== 'QualifiedName')
    return 'value';
  const type = plainName(resource.typeName.value);
  const namevar = builtinDeclarations.find(type)?.attributes.find((each) => each.namevar === true)?.name ?? 'name';
  return namevar === 'name' ? `${lastPart(type)}_name` : namevar;
}

function repeats(place: ActionPlace, statement: Expression, node: Expression): readonly Expression[] {
  const found: Expression[] = [];
  const text = textOf(place, node);
  walk(statement, (each) => {
    if (each.kind === node.kind && isValue(each) && textOf(place, each) === text) found.push(each);
  });
  return found;
}

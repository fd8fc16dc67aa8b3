/**
 * Adds options to a `case` statement or a selector: `default`, and values of the subject's type that no option matches.
 */
import { literalName } from '../../../index/literals.ts';
import type { Case, Expression, Selector } from '../../../../engine/index.ts';
import type { CodeAction } from '../../../answers.ts';
import { cursorAt } from '../../../cursor/cursor.ts';
import { findVariable } from '../../../knowledge/variables.ts';
import { namedValues, readType, type NamedValue } from '../../../knowledge/type-text.ts';
import { editAt, readIndent, type ActionPlace } from '../action-place.ts';
import { endOf } from './statements.ts';

export function addCaseOptions(place: ActionPlace): readonly CodeAction[] {
  const node = place.nodes.findLast(
    (each): each is Case | Selector => each.kind === 'Case' || each.kind === 'Selector',
  );
  if (node === undefined) return [];
  const subject = node.kind === 'Case' ? node.test : node.left;
  if (place.offset > endOf(subject)) return [];
  const matches =
    node.kind === 'Case' ? node.options.flatMap(({ values }) => values) : node.selectors.map((each) => each.matching);
  const isComplete = matches.some(({ kind }) => kind === 'LiteralDefault');
  const missing = findMissing(place, subject, matches);
  const actions: CodeAction[] = [];
  if (missing.length > 0 && missing.length <= MOST_ADDED) {
    const title = `Add the missing ${missing.length === 1 ? 'case' : 'cases'}: ${missing.join(', ')}`;
    actions.push({ title, kind: 'refactor.rewrite', edits: [insertion(place, node, missing)] });
  }
  if (node.kind === 'Case' && !isComplete) {
    actions.push({ title: 'Add a default case', kind: 'quickfix', edits: [insertion(place, node, ['default'])] });
  }
  return actions;
}

const MOST_ADDED = 30;

/** Returns the source code of each value that the subject's type lists and no option matches. */
function findMissing(place: ActionPlace, subject: Expression, matches: readonly Expression[]): readonly string[] {
  const { text } = place.file;
  if (subject.kind !== 'Variable') return [];
  const cursor = cursorAt(place.file, subject.offset);
  const type = cursor === undefined ? undefined : findVariable(place, cursor, subject.name)?.type;
  if (type === undefined) return [];
  const given = new Set(matches.flatMap((each) => literalName(text, each)?.name.toLowerCase() ?? []));
  for (const each of matches) {
    if (each.kind === 'LiteralBoolean') given.add(String(each.value));
    else if (each.kind === 'LiteralUndef') given.add('undef');
    // Any other option may match several values, so the missing values are unknown.
    else if (each.kind !== 'LiteralDefault' && literalName(text, each) === undefined) return [];
  }
  return namedValues(place.index, readType(type))
    .filter((value) => !given.has(value.text.toLowerCase()))
    .map(writeValue);
}

function writeValue({ text, isString }: NamedValue): string {
  return isString ? `'${text.replace(/[\\']/g, '\\$&')}'` : text;
}

/** Inserts options before `default`, or after the last option. */
function insertion(place: ActionPlace, node: Case | Selector, values: readonly string[]): CodeAction['edits'][number] {
  const { text } = place.file;
  const isCase = node.kind === 'Case';
  const options = isCase ? node.options : node.selectors;
  const entries = values.map((value) => (isCase ? `${value}: { }` : `${value} => undef,`));
  const indent = readIndent(place, node.offset);
  const last = options.at(-1);
  const isDefault =
    last !== undefined &&
    (last.kind === 'CaseOption' ? last.values : [last.matching]).some(({ kind }) => kind === 'LiteralDefault');
  if (last !== undefined && isDefault) {
    const isOnLine = text.slice(text.lastIndexOf('\n', last.offset) + 1, last.offset).trim() === '';
    const separator = isOnLine ? `\n${readIndent(place, last.offset)}` : ' ';
    return editAt(place, last.offset, last.offset, entries.map((entry) => `${entry}${separator}`).join(''));
  }
  const close = endOf(node) - 1;
  const from = text.slice(0, close).trimEnd().length;
  const comma = !isCase && last !== undefined && !text.slice(endOf(last), close).includes(',') ? ',' : '';
  const isShort = last !== undefined && !text.slice(node.offset, close).includes('\n');
  if (isShort) return editAt(place, from, close, `${comma} ${entries.join(' ')} `);
  return editAt(place, from, close, `${comma}\n${entries.map((entry) => `${indent}  ${entry}\n`).join('')}${indent}`);
}

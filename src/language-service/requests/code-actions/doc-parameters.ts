/** Fixes the name in a `@param` tag that names no parameter, and documents the parameter at the cursor. */
import { nearNames } from '../../../engine/index.ts';
import type { CodeAction, Range } from '../../answers.ts';
import { paramTags, readDoc } from '../../index/doc.ts';
import { editAt, readIndent, type ActionPlace } from './action-place.ts';

export function fixDocumentedName(place: ActionPlace): readonly CodeAction[] {
  const { file, offset, index } = place;
  const { text } = file;
  const definition = index
    .fileIndex(file.path)
    ?.definitions.find(({ docRange }) => docRange !== undefined && docRange[0] <= offset && offset <= docRange[1]);
  const { parameters = [], docRange, isRuby } = definition ?? {};
  if (docRange === undefined || isRuby === true) return [];
  const tags = paramTags(text, docRange);
  const tag = tags.find(
    ({ range: [start, end] }) => !text.slice(Math.min(start, offset), Math.max(end, offset)).includes('\n'),
  );
  if (tag === undefined || parameters.some((each) => each.name === tag.name)) return [];
  const open = parameters.map((each) => each.name).filter((each) => !tags.some(({ name }) => name === each));
  const near = nearNames(tag.name, open);
  const only = open.length === 1 ? open : [];
  return (near.length > 0 ? near : only).map((each) => ({
    title: `Change to ${each}`,
    kind: 'quickfix',
    edits: [editAt(place, ...tag.range, each)],
  }));
}

/** Adds the `@param` tag of the parameter at the cursor, after the tag of the parameter before it. */
export function documentParameter(place: ActionPlace): readonly CodeAction[] {
  const { file, offset, index } = place;
  const definition = index
    .fileIndex(file.path)
    ?.definitions.find(({ parameters = [] }) =>
      parameters.some(({ range }) => range[0] <= offset && offset <= range[1]),
    );
  const { parameters = [], doc, docRange, isRuby, range } = definition ?? {};
  if (docRange === undefined || range === undefined || isRuby === true) return [];
  const at = parameters.findIndex((each) => each.range[0] <= offset && offset <= each.range[1]);
  const name = parameters[at]?.name;
  if (name === undefined || readDoc(doc ?? '').params.has(name)) return [];
  const start = findInsertion(
    file.text,
    docRange,
    parameters.slice(0, at).map((each) => each.name),
  );
  const indent = readIndent(place, range[0]);
  const edits = [editAt(place, start, start, `\n${indent}# @param ${name} TODO`)];
  return [{ title: `Document the parameter $${name}`, kind: 'refactor.rewrite', edits }];
}

/** Returns the offset after the tag of the last of some parameters, or the end of the comment. */
function findInsertion(text: string, docRange: Range, names: readonly string[]): number {
  const tags = paramTags(text, docRange);
  for (const name of names.toReversed()) {
    const tag = tags.find((each) => each.name === name);
    if (tag === undefined) continue;
    const [start] = tag.range;
    // The text of a tag continues on lines that are indented further.
    const rest = /^[^\n]*(?:\n[ \t]*#[ \t]{2,}[^\n]*)*/.exec(text.slice(start, docRange[1]))?.[0] ?? '';
    return start + rest.length;
  }
  return docRange[1];
}

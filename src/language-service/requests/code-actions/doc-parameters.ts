/** Fixes the name in a `@param` tag that names no parameter, and documents the parameter at the cursor. */
import { nearNames } from '../../../engine/index.ts';
import type { CodeAction } from '../../answers.ts';
import { readDoc } from '../../index/doc.ts';
import { editAt, readIndent, type ActionPlace } from './action-place.ts';

export function fixDocumentedName(place: ActionPlace): readonly CodeAction[] {
  const { file, offset, index } = place;
  const { text } = file;
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const newline = text.indexOf('\n', offset);
  const line = text.slice(start, newline === -1 ? undefined : newline);
  const [before, tag = '', name = ''] = /^([ \t]*#[ \t]*@param[ \t]+(?:\[[^\]\n]*\][ \t]*)?)(\w+)/.exec(line) ?? [];
  if (before === undefined) return [];
  const definition = index
    .fileIndex(file.path)
    ?.definitions.find(({ docRange }) => docRange !== undefined && docRange[0] <= offset && offset <= docRange[1]);
  const { parameters = [], doc = '', isRuby } = definition ?? {};
  if (isRuby === true || parameters.some((each) => each.name === name)) return [];
  const known = readDoc(doc).params;
  const open = parameters.map((each) => each.name).filter((each) => !known.has(each));
  const near = nearNames(name, open);
  const [at, only] = [start + tag.length, open.length === 1 ? open : []];
  return (near.length > 0 ? near : only).map((each) => ({
    title: `Change to ${each}`,
    kind: 'quickfix',
    edits: [editAt(place, at, at + name.length, each)],
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
  const from = findInsertion(
    file.text.slice(...docRange),
    parameters.slice(0, at).map((each) => each.name),
  );
  const indent = readIndent(place, range[0]);
  const start = docRange[0] + from;
  const edits = [editAt(place, start, start, `\n${indent}# @param ${name} TODO`)];
  return [{ title: `Document the parameter $${name}`, kind: 'refactor.rewrite', edits }];
}

/** Returns the offset in a comment after the tag of the last of some parameters, or the end of the comment. */
function findInsertion(comment: string, names: readonly string[]): number {
  for (const name of names.toReversed()) {
    const tag = new RegExp(`@param[ \\t]+(?:\\[[^\\]\\n]*\\][ \\t]*)?${name}\\b`).exec(comment);
    if (tag === null) continue;
    // The text of a tag continues on lines that are indented further.
    const rest = /^[^\n]*(?:\n[ \t]*#[ \t]{2,}[^\n]*)*/.exec(comment.slice(tag.index))?.[0] ?? '';
    return tag.index + rest.length;
  }
  return comment.length;
}

/** Finds the comment above a definition, and reads its parts that completion and hover show. */
import { readDocstring, type DocTag } from '../../module-docs/docstring.ts';
import { readTypes } from '../../module-docs/tag-types.ts';
import type { Range } from '../answers.ts';

export interface Doc {
  readonly text: string;
  readonly summary?: string;
  readonly deprecated?: string;
  /** Texts of the `@param` tags by parameter, with the types of the tag in front. */
  readonly params: ReadonlyMap<string, string>;
}

/**
 * Reads the comment lines directly above a definition.
 *
 * @returns the text of the comment without `#`, and its range; undefined if there is no comment
 */
export function docAbove(text: string, offset: number): { readonly doc: string; readonly docRange: Range } | undefined {
  let start = text.lastIndexOf('\n', offset - 1) + 1;
  if (text.slice(start, offset).trim() !== '') return undefined;
  let end: number | undefined;
  const lines: string[] = [];
  while (start > 0) {
    const lineEnd = start - 1;
    const lineStart = text.lastIndexOf('\n', lineEnd - 1) + 1;
    const match = /^[ \t]*#[ \t]?(.*?)\r?$/.exec(text.slice(lineStart, lineEnd));
    if (match === null) break;
    end ??= lineEnd;
    lines.unshift(match[1] ?? '');
    start = lineStart;
    if (lineStart === 0) break;
  }
  return end === undefined ? undefined : { doc: lines.join('\n').trim(), docRange: [start, end] };
}

export function readDoc(comment: string): Doc {
  const { text, tags } = readDocstring(comment);
  const summary = tags.findLast(({ tag_name }) => tag_name === 'summary')?.text;
  const deprecated = tags.findLast(({ tag_name }) => tag_name === 'deprecated')?.text;
  return {
    text,
    params: new Map(tags.filter(({ tag_name }) => tag_name === 'param').map(readParam)),
    ...(summary === undefined ? {} : { summary }),
    ...(deprecated === undefined ? {} : { deprecated }),
  };
}

function readParam({ name = '', types, text = '' }: DocTag): readonly [name: string, text: string] {
  const type = types === undefined ? '' : `[${types.join(', ')}] `;
  // Puppet Strings expects the name without `$`, but many modules write it.
  return [name.replace(/^\$/, ''), `${type}${text}`.trim()];
}

/** Returns the names in the `@param` tags of a comment, with their ranges in the file. */
export function paramTags(
  text: string,
  [start, end]: Range,
): readonly { readonly name: string; readonly range: Range }[] {
  const found: { name: string; range: Range }[] = [];
  for (const match of text.slice(start, end).matchAll(/^([ \t]*#[ \t]*@param[ \t]+)(.*)$/gm)) {
    const [, tag = '', content = ''] = match;
    // The types are in front of the name, or after it.
    const { before, rest } = readTypes(content);
    const afterTypes = before === undefined ? content.length - rest.length : 0;
    const [, space = '', name] = /^([ \t]*\$?)(\w+)/.exec(content.slice(afterTypes)) ?? [];
    if (name === undefined) continue;
    const at = start + match.index + tag.length + afterTypes + space.length;
    found.push({ name, range: [at, at + name.length] });
  }
  return found;
}

/** Puppet Strings: reads the comment above a definition, and the tags in it. */
import type { Range } from '../answers.ts';

interface TagOfName {
  readonly name: string;
  readonly text: string;
}

export interface Doc {
  readonly text: string;
  readonly summary?: string;
  readonly params: ReadonlyMap<string, string>;
  readonly options: readonly TagOfName[];
  readonly returns?: string;
  readonly raises: readonly string[];
  readonly examples: readonly TagOfName[];
  readonly since?: string;
  readonly deprecated?: string;
  readonly note?: string;
  readonly see: readonly string[];
  readonly api?: string;
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

const TAG = /^@(!?\w+)(?:[ \t]+(.*))?$/;

/** Splits a comment at its tags. A tag continues on the indented lines below it. */
export function readDoc(comment: string): Doc {
  const plain: string[] = [];
  const tags: { readonly name: string; readonly lines: string[] }[] = [];
  for (const line of comment.split('\n')) {
    const [, name, rest = ''] = TAG.exec(line.trimEnd()) ?? [];
    const last = tags.at(-1);
    if (name !== undefined) tags.push({ name, lines: [rest] });
    else if (last !== undefined && (line.trim() === '' || /^[ \t]/.test(line))) last.lines.push(line);
    else plain.push(line);
  }
  const params = new Map<string, string>();
  const options: TagOfName[] = [];
  const examples: TagOfName[] = [];
  const raises: string[] = [];
  const see: string[] = [];
  const single: Record<string, string> = {};
  for (const { name, lines } of tags) {
    const text = joinLines(lines);
    if (name === 'param') {
      const [, before, called = '', after = ''] = /^(\[[^\]]*\]\s*)?(\S+)\s*([\s\S]*)$/.exec(text) ?? [];
      params.set(called.replace(/^\$/, ''), `${before ?? ''}${after}`.trim());
    } else if (name === 'option') {
      const [, called = '', after = ''] = /^(\S+\s+(?:\[[^\]]*\]\s*)?\S+)\s*([\s\S]*)$/.exec(text) ?? [];
      options.push({ name: called, text: after });
    } else if (name === 'example') {
      examples.push({ name: lines[0]?.trim() ?? '', text: dedented(lines.slice(1)) });
    } else if (name === 'raise') raises.push(text);
    else if (name === 'see') see.push(text);
    else single[name] = text;
  }
  const optional = (key: 'summary' | 'since' | 'deprecated' | 'note' | 'api'): object => {
    const value = single[key];
    return value === undefined ? {} : { [key]: value };
  };
  return {
    text: plain.join('\n').trim(),
    params,
    options,
    raises,
    examples,
    see,
    ...optional('summary'),
    ...(single['return'] === undefined ? {} : { returns: single['return'] }),
    ...optional('since'),
    ...optional('deprecated'),
    ...optional('note'),
    ...optional('api'),
  };
}

function joinLines(lines: readonly string[]): string {
  return lines
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

function dedented(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents, 80);
  return lines
    .map((line) => line.slice(indent))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}

/** Returns the names in the `@param` tags of a comment, with their ranges in the file. */
export function paramTags(
  text: string,
  [start, end]: Range,
): readonly { readonly name: string; readonly range: Range }[] {
  const found: { name: string; range: Range }[] = [];
  for (const match of text
    .slice(start, end)
    .matchAll(/^([ \t]*#[ \t]*@param[ \t]+(?:\[[^\]\n]*\][ \t]+)?\$?)(\w+)/gm)) {
    const [, before = '', name = ''] = match;
    const at = start + match.index + before.length;
    found.push({ name, range: [at, at + name.length] });
  }
  return found;
}

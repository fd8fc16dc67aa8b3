/** Hover text for the word at a place. */
import type { HoverAnswer, Range } from '../../answers.ts';
import {
  HIERA_DEFAULT_KEYS,
  HIERA_KEYS,
  HIERA_LEVEL_KEYS,
  METADATA_INNER_KEYS,
  METADATA_KEYS,
} from '../../docs/configuration.ts';
import type { PlaceParameters } from '../../project.ts';
import type { ParsedFile } from '../../parsed-file.ts';
import type { RequestContext } from '../../request-context.ts';
import { hoverOfCode } from './code.ts';
import { hoverOfData } from './data.ts';
import { symbolText } from './symbols.ts';

/** `null` if there is nothing to show. */
export function hover(context: RequestContext, { file: path, offset }: PlaceParameters): HoverAnswer | null {
  const file = context.index.file(path);
  if (file === undefined) return null;
  switch (file.kind) {
    case 'manifest':
    case 'epp':
      return hoverOfCode(context, file, offset);
    case 'erb':
      return hoverOfSymbol(context, file, offset);
    case 'data':
      return hoverOfData(context, file, offset);
    case 'hiera.yaml': {
      const keys = { ...HIERA_LEVEL_KEYS, ...HIERA_DEFAULT_KEYS, ...HIERA_KEYS };
      return hoverOfData(context, file, offset) ?? hoverOfKey(file, offset, keys);
    }
    case 'metadata.json': {
      const inner = Object.fromEntries(Object.values(METADATA_INNER_KEYS).flatMap((keys) => Object.entries(keys)));
      return hoverOfKey(file, offset, { ...inner, ...METADATA_KEYS });
    }
    default:
      return null;
  }
}

/** Hover text of the symbol at a place; in an ERB template, a variable. */
function hoverOfSymbol(context: RequestContext, { path }: ParsedFile, offset: number): HoverAnswer | null {
  const at = context.index.symbolAt(path, offset);
  for (const symbol of at?.symbols ?? []) {
    const contents = symbolText(context, symbol);
    if (at !== undefined && at.range[0] < at.range[1] && contents !== undefined) return { contents, range: at.range };
  }
  return null;
}

/** Hover text of a key in a configuration file. */
function hoverOfKey({ text }: ParsedFile, offset: number, docs: Readonly<Record<string, string>>): HoverAnswer | null {
  const range = wordAround(text, offset, /[\w-]/);
  const key = text.slice(...range);
  const doc = /^["']?\s*:/.test(text.slice(range[1])) && Object.hasOwn(docs, key) ? docs[key] : undefined;
  return doc === undefined ? null : { contents: `**${key}**\n\n${doc}`, range };
}

function wordAround(text: string, offset: number, character: RegExp): Range {
  let start = offset;
  while (start > 0 && character.test(text.charAt(start - 1))) start -= 1;
  let end = offset;
  while (end < text.length && character.test(text.charAt(end))) end += 1;
  return [start, end];
}

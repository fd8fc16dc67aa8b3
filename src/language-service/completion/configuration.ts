/** Keys and values of `hiera.yaml` and `metadata.json`. */
import type { CompletionItem } from '../answers.ts';
import {
  HIERA_DEFAULT_KEYS,
  HIERA_KEYS,
  HIERA_LEVEL_KEYS,
  HIERA_VALUES,
  METADATA_INNER_KEYS,
  METADATA_KEYS,
  METADATA_VALUES,
  type KeyDocs,
} from '../docs/configuration.ts';
import type { ParsedFile } from '../parsed-file.ts';
import type { RequestContext } from '../request-context.ts';
import { interpolationItems } from './data.ts';
import { levelPathItems } from './level-paths.ts';
import { lineAt, parentKeys } from './yaml-line.ts';

export function hieraConfigurationItems(
  context: RequestContext,
  file: ParsedFile,
  offset: number,
): readonly CompletionItem[] {
  const { text } = file;
  const line = lineAt(text, offset);
  if (line.isComment) return [];
  const interpolation = /%\{([^}]*)$/.exec(line.before)?.[1];
  if (interpolation !== undefined) return interpolationItems(context, interpolation, offset);
  const parents = parentKeys(text, line);
  const paths = levelPathItems(context, file, offset, line, parents);
  if (paths !== undefined) return paths;
  const { range } = line;
  if (line.key !== undefined) return (HIERA_VALUES[line.key] ?? []).map((label) => ({ label, kind: 'value', range }));
  const colon = /^\s*:/.test(line.after) ? '' : ': ';
  return Object.entries(hieraKeys(parents))
    .filter(([key]) => !hasKeyBeside(text, line.start, parents.length === 0, key))
    .map(([label, documentation]) => ({ label, kind: 'key', insertText: label + colon, range, documentation }));
}

function hieraKeys(parents: readonly string[]): KeyDocs {
  const [top] = parents;
  if (top === undefined) return HIERA_KEYS;
  if (parents.length > 1) return {};
  if (top === 'defaults') return HIERA_DEFAULT_KEYS;
  return top.endsWith('hierarchy') ? HIERA_LEVEL_KEYS : {};
}

/** Checks whether a key exists at the top level, or in the hierarchy level that the line belongs to. */
function hasKeyBeside(text: string, lineStart: number, isTop: boolean, key: string): boolean {
  if (isTop)
    return [...text.matchAll(/^([\w]+)[ \t]*:/gm)].some((match) => match[1] === key && match.index !== lineStart);
  const before =
    text
      .slice(0, lineStart)
      .split(/\n(?=[ \t]*-[ \t])/)
      .at(-1) ?? '';
  const after =
    text
      .slice(lineStart)
      .split('\n')
      .slice(1)
      .join('\n')
      .split(/^[ \t]*-[ \t]|^\S/m)[0] ?? '';
  const own = /^[ \t]*-[ \t]*(\w+)/.exec(text.slice(lineStart))?.[1];
  const beside = own === undefined ? before : '';
  return new RegExp(`^[ \\t]*(?:-[ \\t]+)?${key}[ \\t]*:`, 'm').test(`${beside}\n${after}`);
}

/** Position of the cursor in a JSON document. */
interface JsonPlace {
  /** The enclosing keys, outermost first. */
  readonly parents: readonly string[];
  /** The key whose value is completed; absent if a key is completed. */
  readonly key: string | undefined;
  /** Offset of the string at the cursor, after its opening quote. */
  readonly string: number | undefined;
  readonly given: readonly string[];
}

export function metadataItems({ text }: ParsedFile, offset: number): readonly CompletionItem[] {
  const { parents, key, string, given } = jsonPlace(text, offset);
  const start = string ?? offset - (/[\w-]*$/.exec(text.slice(0, offset))?.[0].length ?? 0);
  const rest = /^[\w -]*/.exec(text.slice(offset))?.[0] ?? '';
  const isClosed = text.charAt(offset + rest.length) === '"';
  const range = [start, offset + (isClosed ? rest.length : 0)] as const;
  const quote = string === undefined ? '"' : '';
  if (key !== undefined)
    return (METADATA_VALUES[key] ?? []).map((label) => ({
      label,
      kind: 'value',
      insertText: quote + label + quote,
      range,
    }));
  const keys =
    parents.length === 0 ? METADATA_KEYS : parents.length === 1 ? METADATA_INNER_KEYS[parents[0] ?? ''] : undefined;
  return Object.entries(keys ?? {})
    .filter(([name]) => !given.includes(name))
    .map(([label, documentation]) => ({
      label,
      kind: 'key',
      insertText: string === undefined ? `"${label}": ` : label,
      range,
      documentation,
    }));
}

function jsonPlace(text: string, offset: number): JsonPlace {
  interface Open {
    readonly isObject: boolean;
    readonly keys: string[];
    key: string | undefined;
  }
  const stack: Open[] = [];
  let string: number | undefined;
  let last = '';
  for (let at = 0; at < offset; at += 1) {
    const char = text.charAt(at);
    if (string !== undefined) {
      if (char === '\\') at += 1;
      else if (char === '"') {
        last = text.slice(string, at);
        string = undefined;
      }
      continue;
    }
    const open = stack.at(-1);
    if (char === '"') string = at + 1;
    else if (char === '{' || char === '[') stack.push({ isObject: char === '{', keys: [], key: undefined });
    else if (char === '}' || char === ']') stack.pop();
    else if (char === ':' && open !== undefined) {
      open.key = last;
      open.keys.push(last);
    } else if (char === ',' && open?.isObject === true) open.key = undefined;
  }
  const open = stack.at(-1);
  const parents = stack.slice(0, -1).flatMap(({ key, isObject }) => (isObject && key !== undefined ? [key] : []));
  const rest = [...text.slice(offset).matchAll(/"([\w-]+)"\s*:/g)].map((match) => match[1] ?? '');
  const given = open?.isObject === true ? [...open.keys, ...(stack.length === 1 ? rest : [])] : [];
  return { parents, key: open?.isObject === true ? open.key : '', string, given };
}

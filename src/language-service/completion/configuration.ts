/** Completes keys and values of YAML and JSON configuration files, using the schema of the file. */
import type { CompletionItem } from '../answers.ts';
import type { ParsedFile } from '../parsed-file.ts';
import type { RequestContext } from '../request-context.ts';
import { FIXTURE, FIXTURES_YML } from '../schemas/fixtures-yml.ts';
import { HIERA_YAML } from '../schemas/hiera-yaml.ts';
import { METADATA_JSON, SYSTEM_RELEASES } from '../schemas/metadata-json.ts';
import { fieldNamed, fieldsBelow, type Fields } from '../schemas/schema.ts';
import { interpolationItems } from './data.ts';
import { findJsonPlace } from './json-place.ts';
import { levelPathItems } from './level-paths.ts';
import { lineAt, parentKeys, type DataLine } from './yaml-line.ts';

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
  return paths ?? yamlItems(text, line, fieldsBelow(HIERA_YAML, parents), parents.length === 0);
}

export function fixturesItems({ text }: ParsedFile, offset: number): readonly CompletionItem[] {
  const line = lineAt(text, offset);
  if (line.isComment) return [];
  const parents = parentKeys(text, line);
  const [, category, ...rest] = parents;
  const isModule = rest.length === 1 && category !== undefined && /^(?:repositories|forge_modules)$/.test(category);
  return yamlItems(text, line, isModule ? FIXTURE : fieldsBelow(FIXTURES_YML, parents), parents.length === 0);
}

function yamlItems(
  text: string,
  line: DataLine,
  fields: Fields | undefined,
  isTop: boolean,
): readonly CompletionItem[] {
  const { range } = line;
  if (line.key !== undefined)
    return (fieldNamed(fields, line.key)?.values ?? []).map((label) => ({ label, kind: 'value', range }));
  const colon = /^\s*:/.test(line.after) ? '' : ': ';
  return Object.entries(fields ?? {})
    .filter(([key]) => !hasKeyBeside(text, line, isTop, key))
    .map(([label, { documentation }]) => ({ label, kind: 'key', insertText: label + colon, range, documentation }));
}

/**
 * True if a key already exists in the list element or mapping that contains the line, or at the top level of the file.
 */
function hasKeyBeside(text: string, { start: lineStart }: DataLine, isTop: boolean, key: string): boolean {
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

export function metadataItems({ text }: ParsedFile, offset: number): readonly CompletionItem[] {
  const { parents, key, list, string, given } = findJsonPlace(text, offset);
  const fields = fieldsBelow(METADATA_JSON, parents);
  const start = string ?? offset - (/[\w-]*$/.exec(text.slice(0, offset))?.[0].length ?? 0);
  const rest = /^[\w .-]*/.exec(text.slice(offset))?.[0] ?? '';
  const isClosed = text.charAt(offset + rest.length) === '"';
  const range = [start, offset + (isClosed ? rest.length : 0)] as const;
  const quote = string === undefined ? '"' : '';
  const values = list === 'operatingsystemrelease' ? releasesAt(text, offset) : fieldNamed(fields, key ?? '')?.values;
  if (key !== undefined)
    return (values ?? []).map((label) => ({
      label,
      kind: 'value',
      insertText: quote + label + quote,
      range,
    }));
  return Object.entries(fields ?? {})
    .filter(([name]) => !given.includes(name))
    .map(([label, { documentation }]) => ({
      label,
      kind: 'key',
      insertText: string === undefined ? `"${label}": ` : label,
      range,
      documentation,
    }));
}

function releasesAt(text: string, offset: number): readonly string[] | undefined {
  const start = text.lastIndexOf('{', offset);
  const system = /"operatingsystem"\s*:\s*"(\w+)"/.exec(
    text.slice(start, text.indexOf('}', offset) + 1 || undefined),
  )?.[1];
  return system === undefined || !Object.hasOwn(SYSTEM_RELEASES, system) ? undefined : SYSTEM_RELEASES[system];
}

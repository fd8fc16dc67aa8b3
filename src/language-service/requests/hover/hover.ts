import type { HoverAnswer, Range } from '../../answers.ts';
import type { PlaceParameters } from '../../project.ts';
import type { ParsedFile } from '../../parsed-file.ts';
import type { RequestContext } from '../../request-context.ts';
import { ENVIRONMENT_CONF } from '../../schemas/environment-conf.ts';
import { FIXTURE, FIXTURES_YML } from '../../schemas/fixtures-yml.ts';
import { HIERA_BACKENDS, HIERA_YAML } from '../../schemas/hiera-yaml.ts';
import { METADATA_JSON } from '../../schemas/metadata-json.ts';
import { MODULE_OPTIONS, PUPPETFILE_STATEMENTS } from '../../schemas/puppetfile.ts';
import { listFields, type Fields } from '../../schemas/schema.ts';
import { rubyWordAt } from '../../ruby/ruby-items.ts';
import { hoverOfCode } from './code.ts';
import { hoverOfData } from './data.ts';
import { symbolText } from './symbols.ts';

/** Returns the hover card at an offset, or `null` if there is nothing to show. */
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
    case 'hiera.yaml':
      return hoverOfData(context, file, offset) ?? hoverOfKey(file, offset, HIERA_YAML) ?? hoverOfBackend(file, offset);
    case 'metadata.json':
      return hoverOfKey(file, offset, METADATA_JSON);
    case '.fixtures.yml':
      return hoverOfKey(file, offset, {
        ...FIXTURES_YML,
        module: { type: 'Hash', documentation: '', fields: FIXTURE },
      });
    case 'environment.conf':
      return hoverOfKey(file, offset, ENVIRONMENT_CONF, /^\s*=/);
    case 'ruby':
      return hoverOfRuby(context, file, offset);
    case 'Puppetfile':
      return (
        hoverOfKey(file, offset, MODULE_OPTIONS, /^\s*=>|^:/) ??
        hoverOfKey(file, offset, PUPPETFILE_STATEMENTS, /^[ \t(]+["']/)
      );
    default:
      return null;
  }
}

/** Returns the hover text of the symbol at an offset. */
function hoverOfSymbol(context: RequestContext, { path }: ParsedFile, offset: number): HoverAnswer | null {
  const at = context.index.symbolAt(path, offset);
  for (const symbol of at?.symbols ?? []) {
    const contents = symbolText(context, symbol);
    if (at !== undefined && at.range[0] < at.range[1] && contents !== undefined) return { contents, range: at.range };
  }
  return null;
}

function hoverOfRuby(context: RequestContext, file: ParsedFile, offset: number): HoverAnswer | null {
  const found = rubyWordAt(file, offset);
  if (found === undefined) return hoverOfSymbol(context, file, offset);
  return { contents: `**${found.word}**\n\n${found.doc}`, range: found.range };
}

/** Returns the hover text of a key in a configuration file. `after` matches the text that must follow the key. */
function hoverOfKey({ text }: ParsedFile, offset: number, fields: Fields, after = /^["']?\s*:/): HoverAnswer | null {
  const range = wordAround(text, offset, /[\w-]/);
  const key = text.slice(...range);
  const field = after.test(text.slice(range[1])) ? listFields(fields).find(([name]) => name === key)?.[1] : undefined;
  return field === undefined ? null : { contents: `**${key}**\n\n${field.documentation}`, range };
}

/** Returns the hover text of the backend that a level of `hiera.yaml` names: `data_hash: yaml_data`. */
function hoverOfBackend({ text }: ParsedFile, offset: number): HoverAnswer | null {
  const range = wordAround(text, offset, /\w/);
  const name = text.slice(...range);
  const doc = Object.hasOwn(HIERA_BACKENDS, name) ? HIERA_BACKENDS[name] : undefined;
  return doc === undefined ? null : { contents: `**${name}**\n\n${doc}`, range };
}

function wordAround(text: string, offset: number, character: RegExp): Range {
  let start = offset;
  while (start > 0 && character.test(text.charAt(start - 1))) start -= 1;
  let end = offset;
  while (end < text.length && character.test(text.charAt(end))) end += 1;
  return [start, end];
}

/** Indexes functions, resource types and facts in the Ruby files of modules. Only reads the source; nothing runs. */
import type { Range } from '../answers.ts';
import { placeInModule } from '../file-kind.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { docAbove } from './doc.ts';
import {
  emptyFileIndex,
  type Definition,
  type DefinitionKind,
  type FileIndex,
  type ParameterEntry,
} from './file-index.ts';
import { Occurrences } from './occurrences.ts';
import { plainName, symbolOf, type SymbolFamily } from './symbols.ts';

interface Declaration {
  /** Matches the paths, within a module, of Ruby files with declarations of this kind. */
  readonly folder: RegExp;
  readonly kind: DefinitionKind;
  readonly family: SymbolFamily;
  /** Matches the code before a declared name. */
  readonly before: RegExp;
  readonly more?: (text: string, name: string) => Partial<Definition>;
}

const NAME = /(?::?(["'])([\w:]+)\1|:([\w]+))/.source;

const DECLARATIONS: readonly Declaration[] = [
  {
    folder: /^lib\/puppet\/functions\//,
    kind: 'function',
    family: 'function',
    before: /Puppet::Functions\.create_function\(\s*/,
    more: (text, name) => functionParameters(text, name),
  },
  {
    folder: /^lib\/puppet\/parser\/functions\//,
    kind: 'function',
    family: 'function',
    before: /newfunction\(\s*/,
    more: (text) => {
      const doc = docString(text, /:doc\s*=>\s*/);
      return doc === undefined ? {} : { doc };
    },
  },
  {
    folder: /^lib\/puppet\/type\//,
    kind: 'resource type',
    family: 'define',
    before: /Puppet::Type(?:\.|::)newtype\(\s*/,
    more: typeAttributes,
  },
  {
    folder: /^lib\/puppet\/type\//,
    kind: 'resource type',
    family: 'define',
    before: /Puppet::ResourceApi\.register_type\(\s*(?:\{\s*)?(?::name\s*=>|name:)\s*/,
    more: apiAttributes,
  },
  { folder: /^lib\/facter\//, kind: 'fact', family: 'fact', before: /Facter\.add\(\s*/ },
];

export function indexRuby(file: ParsedFile): FileIndex {
  const place = placeInModule(file.path, file.readAs.paths)?.path ?? file.path;
  const definitions = DECLARATIONS.flatMap((declaration) =>
    declaration.folder.test(place) ? declared(file, declaration) : [],
  );
  const occurrences = definitions.map(
    ({ symbol, selection }) => ({ symbol, range: selection, role: 'definition' }) as const,
  );
  return { ...emptyFileIndex(file.path), definitions, occurrences: Occurrences.of(occurrences) };
}

function declared({ path, text }: ParsedFile, { kind, family, before, more }: Declaration): readonly Definition[] {
  const found: Definition[] = [];
  for (const match of text.matchAll(new RegExp(before.source + NAME, 'g'))) {
    const name = match[2] ?? match[3] ?? '';
    const end = match.index + match[0].length - (match[2] === undefined ? 0 : 1);
    const selection: Range = [end - name.length, end];
    const symbol = symbolOf(family, plainName(name));
    found.push({
      kind,
      symbol,
      name,
      file: path,
      range: selection,
      selection,
      isRuby: true,
      ...docAbove(text, match.index),
      ...more?.(text, name),
    });
  }
  return found;
}

const PARAMETER =
  /^[ \t]*(param|required_param|optional_param|repeated_param|optional_repeated_param|required_repeated_param|block_param|required_block_param|optional_block_param)\b[ \t]*\(?(.*?)\)?[ \t]*$/;

function functionParameters(text: string, name: string): Partial<Definition> {
  const dispatches: ParameterEntry[][] = [];
  let type: string | undefined;
  let at = 0;
  for (const line of text.split('\n')) {
    if (/^\s*dispatch\b/.test(line)) dispatches.push([]);
    const last = dispatches.at(-1);
    const [, word, rest = ''] = PARAMETER.exec(line) ?? [];
    if (word !== undefined && last !== undefined) last.push(rubyParameter(name, word, rest, [at, at + line.length]));
    type ??= /^\s*return_type\b\s*\(?\s*(["'])(.*?)\1/.exec(line)?.[2];
    at += line.length + 1;
  }
  const [parameters, ...overloads] = dispatches;
  return {
    ...(parameters === undefined ? {} : { parameters }),
    ...(overloads.length === 0 ? {} : { overloads }),
    ...(type === undefined ? {} : { type }),
  };
}

function rubyParameter(functionName: string, word: string, rest: string, range: Range): ParameterEntry {
  const isBlock = word.includes('block');
  const type = /^\s*(["'])(.*?)\1/.exec(rest)?.[2];
  const name = [...rest.matchAll(/:(\w+)/g)].map(([, each = '']) => each).at(-1) ?? (isBlock ? 'block' : '');
  return {
    name,
    symbol: symbolOf('argument', `${plainName(functionName)}()::${name}`),
    range,
    selection: range,
    ...(type === undefined ? (isBlock ? { type: 'Callable' } : {}) : { type }),
    ...(isBlock ? { isBlock: true } : {}),
    ...(word.includes('optional') ? { isOptional: true } : {}),
    ...(word.includes('repeated') ? { capturesRest: true } : {}),
  };
}

const ATTRIBUTE = /^[ \t]*(newproperty|newparam|ensurable)\b(?:[ \t]*\(?[ \t]*:?["']?(\w+))?(.*)$/gm;

function typeAttributes(text: string, typeName: string): Partial<Definition> {
  const matches = [...text.matchAll(ATTRIBUTE)];
  const parameters = matches.map((match, index): ParameterEntry => {
    const [whole, word, written, rest = ''] = match;
    const name = word === 'ensurable' ? 'ensure' : (written ?? '');
    const body = text.slice(match.index + whole.length, matches[index + 1]?.index ?? text.length);
    const start = match.index + Math.max(whole.indexOf(name), whole.length - whole.trimStart().length);
    const values = readValues(body, word === 'ensurable');
    const doc = docString(body, /(?:^|\n)\s*desc\b\s*\(?\s*/);
    const isNamevar = /:?namevar/.test(rest) || /(?:^|\n)\s*isnamevar\b/.test(body);
    return {
      name,
      symbol: symbolOf('attribute', `${plainName(typeName)}::${name}`),
      range: [match.index, match.index + whole.length],
      selection: [start, start + (word === 'ensurable' ? whole.trim().length : name.length)],
      attribute: word === 'newparam' ? 'parameter' : 'property',
      isOptional: true,
      ...(values.length === 0 ? {} : { values }),
      ...(doc === undefined ? {} : { doc }),
      ...(isNamevar ? { isNamevar: true } : {}),
    };
  });
  const head = text.slice(0, matches[0]?.index ?? text.length);
  const doc = docString(head, /(?:@doc\s*=\s*|(?:^|\n)\s*desc\b\s*\(?\s*)/);
  return { parameters: parameters.filter(({ name }) => name !== ''), ...(doc === undefined ? {} : { doc }) };
}

function readValues(body: string, isEnsurable: boolean): readonly string[] {
  const written = [...body.matchAll(/newvalues?\s*\(?\s*((?::?["']?\w+["']?\s*,?\s*)+)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/:["']?(\w+)|["'](\w+)["']/g)].map(([, symbol, text]) => symbol ?? text ?? ''),
  );
  if (written.length > 0) return [...new Set(written)];
  if (isEnsurable) return ['present', 'absent'];
  return /boolean\s*=>\s*true|Puppet::(?:Parameter|Property)::Boolean/.test(body) ? ['true', 'false'] : [];
}

// The Resource API has the British spelling. cspell:ignore behaviour
/** Reads the attributes of a Resource API type: a hash of names with `type`, `desc`, `behaviour` and `default`. */
function apiAttributes(text: string, typeName: string): Partial<Definition> {
  const open = /(?::attributes\s*=>|attributes:)\s*\{/.exec(text);
  const desc =
    docString(text.slice(0, open?.index), /(?::desc\s*=>|desc:)\s*/) ?? docString(text, /(?::docs\s*=>|docs:)\s*/);
  if (open === null) return desc === undefined ? {} : { doc: desc };
  const from = open.index + open[0].length;
  const inside = text.slice(from);
  const parameters = [...inside.matchAll(/^[ \t]*:?(\w+)(?::|\s*=>)\s*\{([\s\S]*?)^[ \t]*\}/gm)].map(
    ([whole, name = '', body = ''], index, all): ParameterEntry => {
      const start = from + (all[index]?.index ?? 0) + whole.indexOf(name);
      const field = (key: string): string | undefined =>
        docString(body, new RegExp(`(?::${key}\\s*=>|\\b${key}:)\\s*`));
      const type = field('type');
      const doc = field('desc');
      const behaviour = /behaviou?r(?:\s*=>|:)\s*:(\w+)/.exec(body)?.[1];
      const values = [...(/^(?:Optional\[)?Enum\[(.*?)\]/.exec(type ?? '')?.[1]?.matchAll(/\w+/g) ?? [])].map(
        ([each]) => each,
      );
      return {
        name,
        symbol: symbolOf('attribute', `${plainName(typeName)}::${name}`),
        range: [start, start + name.length],
        selection: [start, start + name.length],
        attribute: behaviour === 'parameter' || behaviour === 'namevar' ? 'parameter' : 'property',
        isOptional: true,
        ...(type === undefined ? {} : { type }),
        ...(doc === undefined ? {} : { doc }),
        ...(values.length === 0 ? {} : { values }),
        ...(behaviour === 'namevar' ? { isNamevar: true } : {}),
      };
    },
  );
  return { parameters, ...(desc === undefined ? {} : { doc: desc }) };
}

/** Reads the string after a match: in quotes, as a heredoc, or in `%q` delimiters. */
function docString(text: string, after: RegExp): string | undefined {
  const start = after.exec(text);
  if (start === null) return undefined;
  const rest = text.slice(start.index + start[0].length);
  const heredoc = /^<<[-~]?["']?(\w+)["']?[^\n]*\n([\s\S]*?)\n[ \t]*\1\b/.exec(rest);
  const quoted = /^(["'])((?:\\[\s\S]|(?!\1)[\s\S])*)\1/.exec(rest);
  const percent = /^%[qQ]?([{(|[])([\s\S]*?)[})|\]]/.exec(rest);
  const found = heredoc?.[2] ?? quoted?.[2] ?? percent?.[2];
  return found
    ?.split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

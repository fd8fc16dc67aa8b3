/** Indexes data files and `hiera.yaml`: their keys, and the keys that they look up. */
import type { MappingNode, YamlNode } from '../../engine/index.ts';
import type { Range } from '../answers.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { emptyFileIndex, type Definition, type FileIndex } from './file-index.ts';
import { Occurrences, type Occurrence } from './occurrences.ts';
import { plainName, symbolOf, variableSymbol } from './symbols.ts';

export function indexData(file: ParsedFile): FileIndex {
  const { path, text } = file;
  const occurrences: Occurrence[] = [...interpolations(text)];
  if (file.kind === 'hiera.yaml') return { ...emptyFileIndex(path), occurrences: Occurrences.of(occurrences) };
  const definitions: Definition[] = [];
  const root = file.data;
  const keys = root?.kind === 'mapping' ? listKeys(text, root) : keysByLine(text);
  for (const { name, range, isOption } of keys) {
    const symbol = symbolOf('hiera', name);
    occurrences.push({ symbol, range, role: isOption ? 'reference' : 'definition' });
    if (!isOption) definitions.push({ kind: 'key', symbol, name, file: path, range, selection: range });
  }
  if (root?.kind === 'mapping') occurrences.push(...includedClasses(text, root));
  return {
    ...emptyFileIndex(path),
    definitions,
    occurrences: Occurrences.of(occurrences),
    isBroken: root === undefined,
    ...(root?.kind === 'mapping' ? listChangedKeys(root) : {}),
  };
}

interface KeyPlace {
  readonly name: string;
  readonly range: Range;
  /** True for an entry of `lookup_options`. It configures a key but does not set it. */
  readonly isOption: boolean;
}

function listKeys(text: string, root: MappingNode): readonly KeyPlace[] {
  return root.entries.flatMap(([node, value]): readonly KeyPlace[] => {
    if (node.kind !== 'scalar') return [];
    if (node.text !== 'lookup_options') return [toKeyPlace(text, node, false)];
    if (value.kind !== 'mapping') return [];
    return value.entries.flatMap(([option]) => (option.kind === 'scalar' ? [toKeyPlace(text, option, true)] : []));
  });
}

function listChangedKeys(root: MappingNode): Pick<FileIndex, 'changedKeys'> {
  const changedKeys = root.entries.flatMap(([name, options]): readonly string[] =>
    name.kind === 'scalar' && name.text === 'lookup_options' && options.kind === 'mapping'
      ? options.entries.flatMap(([key]) => (key.kind === 'scalar' ? [key.text] : []))
      : [],
  );
  return changedKeys.length === 0 ? {} : { changedKeys };
}

/**
 * Reads the lists of classes that a site manifest includes. By convention, the key of such a list is `classes` or ends
 * in `classes`.
 */
function includedClasses(text: string, root: MappingNode): readonly Occurrence[] {
  return root.entries.flatMap(([key, value]): readonly Occurrence[] => {
    if (key.kind !== 'scalar' || !/(?:^|_|::)classes$/.test(key.text) || value.kind !== 'sequence') return [];
    return value.items.flatMap((item): readonly Occurrence[] => {
      if (item.kind !== 'scalar' || !/^(?:::)?[a-z]\w*(?:::[a-z]\w*)*$/.test(item.text)) return [];
      const { range } = toKeyPlace(text, item, false);
      const start = range[0] + (item.text.startsWith('::') ? 2 : 0);
      return [{ symbol: symbolOf('class', plainName(item.text)), range: [start, range[1]], role: 'reference' }];
    });
  });
}

function toKeyPlace(text: string, node: YamlNode & { readonly kind: 'scalar' }, isOption: boolean): KeyPlace {
  const quote = text.charAt(node.offset);
  const start = node.offset + (quote === '"' || quote === "'" ? 1 : 0);
  return { name: node.text.replace(/^:/, ''), range: [start, start + node.text.length], isOption };
}

/** Finds the keys of a file that is currently invalid YAML, line by line. */
function keysByLine(text: string): readonly KeyPlace[] {
  const found: KeyPlace[] = [];
  let isOption = false;
  for (const match of text.matchAll(/^([ ]{0,2}["']?)([A-Za-z_][\w:.-]*?)["']?[ \t]*:(?=\s|$)/gm)) {
    const [, before = '', name = ''] = match;
    const isTop = !before.startsWith(' ');
    if (isTop) isOption = name === 'lookup_options';
    if (isTop ? isOption : !isOption) continue;
    const start = match.index + before.length;
    found.push({ name, range: [start, start + name.length], isOption: !isTop });
  }
  return found;
}

/** Finds interpolations: `%{lookup('key')}`, `%{alias("key")}`, `%{facts.os}`, `%{ntp::port}`. */
export function interpolations(text: string): readonly Occurrence[] {
  const found: Occurrence[] = [];
  for (const match of text.matchAll(
    /%\{\s*(?:(lookup|hiera|alias|scope)\(\s*(["'])([^"')\n]*)\2\s*\)|(?:::)?([a-z_][\w:]*))/g,
  )) {
    const [whole, name, , argument = '', variable] = match;
    const end = match.index + whole.length;
    if (variable !== undefined) {
      found.push({ symbol: variableSymbol(variable), range: [end - variable.length, end], role: 'read' });
      continue;
    }
    const start = match.index + whole.lastIndexOf(argument);
    if (argument === '') continue;
    if (name === 'scope') {
      const first = /^(?:::)?([\w:]+)/.exec(argument);
      const called = first?.[1] ?? '';
      const from = start + (first?.[0].length ?? 0) - called.length;
      if (called !== '')
        found.push({ symbol: variableSymbol(called), range: [from, from + called.length], role: 'read' });
    } else
      found.push({ symbol: symbolOf('hiera', argument), range: [start, start + argument.length], role: 'reference' });
  }
  return found;
}

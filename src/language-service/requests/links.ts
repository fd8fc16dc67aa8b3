/** Links: web addresses, and files of the project that are named by path. */
import { readLexemes, type YamlNode } from '../../engine/index.ts';
import type { Link, LinksAnswer, Range } from '../answers.ts';
import { moduleFileName, placeInModule } from '../file-kind.ts';
import type { ProjectIndex } from '../index/project-index.ts';
import { familyOf, symbolOf } from '../index/symbols.ts';
import type { ParsedFile } from '../parsed-file.ts';
import type { FileParameters } from '../project.ts';
import type { RequestContext } from '../request-context.ts';
import { findDataFiles } from './data-files.ts';

export function links(context: RequestContext, { file }: FileParameters): LinksAnswer {
  const found = context.index.file(file);
  if (found === undefined) return { links: [] };
  const all = [
    ...namedFiles(context, file),
    ...findStretches(found).flatMap((stretch) => [
      ...addresses(found.text, stretch),
      ...moduleFiles(context, file, found.text, stretch),
    ]),
    ...(found.kind === 'hiera.yaml' ? levelFiles(context, found) : []),
  ];
  return { links: withoutOverlaps(all) };
}

/** Returns the ranges that can contain addresses: comments and strings of Puppet code, or any other file completely. */
function findStretches({ isPuppet, kind, text }: ParsedFile): readonly Range[] {
  if (!isPuppet) return [[0, text.length]];
  const isTemplate = kind === 'epp';
  return readLexemes(text, { template: isTemplate })
    .filter(({ category }) => LINKED.has(category))
    .map(({ offset, end }) => [offset, end]);
}

const LINKED: ReadonlySet<string> = new Set(['comment', 'string', 'heredoc-text', 'text']);
const ADDRESS = /\b(?:https?|ftp):\/\/[^\s'"`<>|\\^${}]+/g;

function addresses(text: string, [start, end]: Range): readonly Link[] {
  const found: Link[] = [];
  for (const match of text.slice(start, end).matchAll(ADDRESS)) {
    const from = start + match.index;
    const next = text.slice(from + match[0].length, from + match[0].length + 2);
    // An address that is followed by an interpolation is incomplete.
    if (next.startsWith('$') || next === '%{') continue;
    const url = withoutPunctuation(match[0]);
    if (/:\/\/\w/.test(url)) found.push({ range: [from, from + url.length], url });
  }
  return found;
}

/**
 * Removes the punctuation of the surrounding sentence from the end of an address, such as a period or a closing
 * bracket.
 */
function withoutPunctuation(written: string): string {
  let url = written;
  for (;;) {
    const last = url.at(-1) ?? '';
    const opening = last === ')' ? '(' : last === ']' ? '[' : undefined;
    const isUnbalanced = opening !== undefined && url.split(last).length > url.split(opening).length;
    if (!isUnbalanced && !'.,;:!?*'.includes(last)) return url;
    url = url.slice(0, -1);
  }
}

/** Finds the links to the templates and files that are named in calls and attributes. They are in the index. */
function namedFiles({ index }: RequestContext, file: string): readonly Link[] {
  const found: Link[] = [];
  for (const { symbol, range, role } of index.fileIndex(file)?.occurrences.all() ?? []) {
    const family = familyOf(symbol);
    if (role === 'definition' || (family !== 'template' && family !== 'file')) continue;
    const definition = index.definition(symbol);
    if (definition !== undefined) found.push({ range, file: definition.file });
  }
  return found;
}

const MODULE_FILE = /(puppet:\/\/\/modules\/)?((?:\$\{module_name\}|[a-z][a-z0-9_]*)\/[\w./@+-]+)/g;

/**
 * Finds the links for `puppet:///modules/ntp/keys` in any string, and for files of the current module, as in
 * `"${module_name}/ntp.conf.epp"`.
 */
function moduleFiles({ index }: RequestContext, file: string, text: string, [start, end]: Range): readonly Link[] {
  const stretch = text.slice(start, end);
  if (!stretch.includes('puppet:///modules/') && !stretch.includes('${module_name}/')) return [];
  const module = placeInModule(file, index.environmentPaths)?.module;
  const found: Link[] = [];
  for (const match of stretch.matchAll(MODULE_FILE)) {
    const [whole, prefix, written = ''] = match;
    if (prefix === undefined && !written.startsWith('$')) continue;
    if (written.startsWith('$') && module === undefined) continue;
    const name = written.replace('${module_name}', module ?? '').replace(/[.]+$/, '');
    const template = prefix === undefined ? index.definition(symbolOf('template', name)) : undefined;
    const path = template?.file ?? index.definition(symbolOf('file', name))?.file ?? pathOfModuleFile(index, name);
    const from = start + match.index;
    if (path !== undefined) found.push({ range: [from, from + whole.length], file: path });
  }
  return found;
}

/** Returns the path of a module file that is not in the symbol index, such as a Ruby script. */
function pathOfModuleFile(index: ProjectIndex, name: string): string | undefined {
  for (const path of index.paths) if (moduleFileName(path, 'files', index.environmentPaths) === name) return path;
  return undefined;
}

function levelFiles({ index, project }: RequestContext, { data, text, path }: ParsedFile): readonly Link[] {
  const found: Link[] = [];
  for (const { node, datadir } of levelPaths(data)) {
    const [first] = findDataFiles({
      paths: index.paths,
      facts: project.facts,
      config: path,
      datadir,
      written: node.text,
    });
    const quote = text.charAt(node.offset);
    const start = node.offset + (quote === '"' || quote === "'" ? 1 : 0);
    if (first !== undefined) found.push({ range: [start, start + node.text.length], file: first });
  }
  return found;
}

type Scalar = YamlNode & { readonly kind: 'scalar' };
const PATH_KEYS: ReadonlySet<string> = new Set(['path', 'paths', 'glob', 'globs']);

function levelPaths(root: YamlNode | undefined): readonly { readonly node: Scalar; readonly datadir: string }[] {
  const defaultFolder = textOf(valueOf(valueOf(root, 'defaults'), 'datadir')) ?? 'data';
  const hierarchy = valueOf(root, 'hierarchy');
  if (hierarchy?.kind !== 'sequence') return [];
  return hierarchy.items.flatMap((level) => {
    if (level.kind !== 'mapping') return [];
    const datadir = textOf(valueOf(level, 'datadir')) ?? defaultFolder;
    return level.entries
      .filter(([key]) => PATH_KEYS.has(textOf(key) ?? ''))
      .flatMap(([, value]) => (value.kind === 'sequence' ? value.items : [value]))
      .filter((node) => node.kind === 'scalar')
      .map((node) => ({ node, datadir }));
  });
}

function valueOf(node: YamlNode | undefined, name: string): YamlNode | undefined {
  return node?.kind === 'mapping' ? node.entries.find(([key]) => textOf(key) === name)?.[1] : undefined;
}

function textOf(node: YamlNode | undefined): string | undefined {
  return node?.kind === 'scalar' ? node.text : undefined;
}

function withoutOverlaps(all: readonly Link[]): readonly Link[] {
  const kept: Link[] = [];
  for (const link of all.toSorted((one, other) => one.range[0] - other.range[0] || other.range[1] - one.range[1])) {
    if (link.range[0] >= (kept.at(-1)?.range[1] ?? 0)) kept.push(link);
  }
  return kept;
}

/** Checks a `hiera.yaml`: finds the faults that Puppet reports, unknown functions, and levels without any file. */
import {
  dataTree,
  findConfigFaults,
  hieraIssues,
  nearNames,
  type ConfigFault,
  type Diagnostic,
  type YamlNode,
} from '../../../engine/index.ts';
import { placeInModule } from '../../file-kind.ts';
import { symbolOf } from '../../index/symbols.ts';
import type { ParsedFile } from '../../parsed-file.ts';
import { HIERA_YAML } from '../../schemas/hiera-yaml.ts';
import { fieldsBelow } from '../../schemas/schema.ts';
import type { CheckContext } from '../check-context.ts';
import { dataCheckIssues } from './issues.ts';
import { suggestNames } from '../suggest-names.ts';
import { entryOf, foundAt, spanAt, spanOfNode, type Found } from './nodes.ts';
import { findRepeatedKeys } from './repeated-keys.ts';

type Layer = Parameters<typeof findConfigFaults>[2];

const BUILT_IN: ReadonlySet<string> = new Set(['yaml_data', 'json_data', 'hocon_data', 'eyaml_lookup_key']);
const FUNCTION_KEYS = ['data_hash', 'lookup_key', 'data_dig'] as const;

export function checkHieraYaml(context: CheckContext, file: ParsedFile): readonly Diagnostic[] {
  const { path, text } = file;
  const layer = readLayer(file);
  if (layer === undefined || context.release.has('data by Hiera 3 alone')) return [];
  const faults = findConfigFaults(text, path, layer).map((fault): Found => ({
    ...fault.issue,
    severity: 'error',
    span: spanAt(text, fault.offset),
    ...suggestKey(fault, text, path),
  }));
  const root = dataTree(text);
  const others = root === undefined ? [] : [...findRepeatedKeys(file, root), ...checkLevels(context, file, root)];
  return [...faults, ...others].map((found) => ({ ...found, file: path }));
}

/**
 * Returns the layer that a `hiera.yaml` configures: the environment or a module. Returns undefined if Puppet does not
 * read the file.
 */
function readLayer({ path, readAs }: ParsedFile): Layer | undefined {
  if (path === 'hiera.yaml') return { kind: 'environment' };
  const place = placeInModule(path, readAs.paths);
  return place?.path === 'hiera.yaml' ? { kind: 'module', name: place.module } : undefined;
}

function suggestKey({ unknown, offset }: ConfigFault, text: string, file: string): Pick<Diagnostic, 'hint' | 'fix'> {
  if (unknown === undefined) return {};
  const path = unknown.path.filter((segment) => typeof segment === 'string');
  const near = nearNames(unknown.key, Object.keys(fieldsBelow(HIERA_YAML, path) ?? {}));
  const start = offset + (/["']/.test(text.charAt(offset)) ? 1 : 0);
  return suggestNames(near, { file, offset: start, name: unknown.key });
}

function* checkLevels(context: CheckContext, file: ParsedFile, root: YamlNode): Iterable<Found> {
  const defaults = entryOf(root, 'defaults')?.[1];
  yield* checkFunctions(context, file, defaults);
  for (const name of ['hierarchy', 'default_hierarchy', 'plan_hierarchy']) {
    const levels = entryOf(root, name)?.[1];
    if (levels?.kind !== 'sequence') continue;
    for (const level of levels.items) {
      yield* checkFunctions(context, file, level);
      if (readsFiles(level) ?? readsFiles(defaults) ?? true) yield* checkPaths(context, file, { level, defaults });
    }
  }
}

/**
 * True if a level uses one of Puppet's built-in functions, all of which read files. Undefined if the level names no
 * function.
 */
function readsFiles(level: YamlNode | undefined): boolean | undefined {
  const own = FUNCTION_KEYS.map((key) => entryOf(level, key)?.[1]).find((value) => value !== undefined);
  return own === undefined ? undefined : own.kind === 'scalar' && BUILT_IN.has(own.text);
}

/** Checks the functions of levels. A function of a module that the project does not have may still exist. */
function* checkFunctions(
  context: CheckContext,
  { path, text }: ParsedFile,
  level: YamlNode | undefined,
): Iterable<Found> {
  for (const kind of FUNCTION_KEYS) {
    const value = entryOf(level, kind)?.[1];
    if (value?.kind !== 'scalar' || BUILT_IN.has(value.text) || !/^[a-z][\w:]*$/.test(value.text)) continue;
    const { text: name } = value;
    const module = name.includes('::') ? name.slice(0, name.indexOf('::')) : undefined;
    const isKnown = context.definition(symbolOf('function', name)) !== undefined;
    if (isKnown || (module !== undefined && module !== 'environment' && !context.hasModule(module))) continue;
    const span = spanOfNode(text, value);
    const near = nearNames(name, BUILT_IN);
    yield {
      ...foundAt(hieraIssues.functionNotFound({ kind, name }), 'error', span),
      ...suggestNames(near, { file: path, offset: span.offset + (span.length > name.length ? 1 : 0), name }),
    };
  }
}

function* checkPaths(
  context: CheckContext,
  { path: config, text }: ParsedFile,
  { level, defaults }: { readonly level: YamlNode; readonly defaults: YamlNode | undefined },
): Iterable<Found> {
  const datadir = entryOf(level, 'datadir')?.[1] ?? entryOf(defaults, 'datadir')?.[1];
  const folder = datadir === undefined ? 'data' : datadir.kind === 'scalar' ? datadir.text : '/';
  // The content of a folder outside of the project is unknown.
  if (folder.startsWith('/') || folder.includes('..')) return;
  for (const written of listPaths(level)) {
    const root = config.slice(0, config.lastIndexOf('/') + 1);
    const whole = `${root}${folder.replace(/^\.\/|\/+$/g, '')}/${written.text}`;
    if (written.text.includes('..') || written.text.startsWith('/') || hasMatch(context.paths(), whole)) continue;
    yield foundAt(dataCheckIssues.noFileForLevel({ path: whole }), 'info', spanOfNode(text, written));
  }
}

function listPaths(level: YamlNode): readonly (YamlNode & { readonly kind: 'scalar' })[] {
  const values = ['path', 'paths', 'glob', 'globs'].flatMap((key) => {
    const value = entryOf(level, key)?.[1];
    return value?.kind === 'sequence' ? value.items : value === undefined ? [] : [value];
  });
  const mapped = entryOf(level, 'mapped_paths')?.[1];
  const template = mapped?.kind === 'sequence' ? mapped.items.at(2) : undefined;
  return [...values, ...(template === undefined ? [] : [template])].filter((node) => node.kind === 'scalar');
}

/** Checks whether a path matches a pattern, in which interpolations and wildcards match any string. */
function hasMatch(paths: Iterable<string>, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split(/%\{[^}]*\}|[*?]+|\{[^}]*\}|\[[^\]]*\]/);
  const last = rest.pop();
  for (const path of paths) {
    if (last === undefined ? path === first : path.startsWith(first) && matchesRest(path, first.length, rest, last))
      return true;
  }
  return false;
}

function matchesRest(path: string, start: number, parts: readonly string[], last: string): boolean {
  let at = start;
  for (const part of parts) {
    const next = path.indexOf(part, at);
    if (next === -1) return false;
    at = next + part.length;
  }
  return path.length - last.length >= at && path.endsWith(last);
}

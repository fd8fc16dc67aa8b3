/**
 * Renames classes, defines, functions and type aliases, and also references, qualified variables, Hiera keys, and
 * files.
 */
import type { FileEdit, FileMove } from '../../answers.ts';
import { placeInModule } from '../../file-kind.ts';
import type { Definition } from '../../index/file-index.ts';
import type { ProjectIndex } from '../../index/project-index.ts';
import { capitalized, familyOf, nameOf, ownerPart, plainName, symbolOf, type SymbolId } from '../../index/symbols.ts';
import { defineName, functionName, qualifiedName, typeName } from './name-rules.ts';
import { refuse } from './refusal.ts';

interface Renaming {
  readonly edits: readonly FileEdit[];
  readonly moves?: readonly FileMove[];
  readonly newName?: string;
}

export function renameDefinition(index: ProjectIndex, symbol: SymbolId, written: string): Renaming {
  const family = familyOf(symbol);
  const old = nameOf(symbol);
  const name = checkedName(family, withNamespace(written, old));
  const plain = plainName(name);
  if (plain === old) return { edits: [] };
  refuseTaken(index, family, plain);
  const definitions = index.definitions(symbol);
  if (definitions.some(({ kind }) => kind === 'resource type'))
    refuse('Resource types written in Ruby cannot be renamed here. Rename them in the Ruby code.');
  const edits = index
    .occurrences([symbol])
    .map(({ file, range }) => ({ file, range, text: renamedText(index.text(file)?.slice(...range) ?? '', old, name) }));
  const members = family === 'class' ? memberEdits(index, old, plain) : [];
  const moves = definitions.flatMap((definition) => planMove(index, definition, old, plain));
  const namespaced = name === written ? {} : { newName: name };
  return { edits: [...edits, ...members], ...(moves.length === 0 ? {} : { moves }), ...namespaced };
}

/**
 * Puts the namespace of the old name before the new one. Returns the new name unchanged if it contains `::` or equals
 * the first segment of the old name.
 */
function withNamespace(written: string, old: string): string {
  const name = written.trim();
  const [module = '', ...others] = old.split('::');
  if (name.includes('::') || others.length === 0 || plainName(name) === module) return name;
  const namespace = [module, ...others.slice(0, -1)].join('::');
  return `${/^[A-Z]/.test(name) ? capitalized(namespace) : namespace}::${name}`;
}

function checkedName(family: string, written: string): string {
  if (family === 'class') return qualifiedName(written);
  if (family === 'define') return defineName(written);
  return family === 'function' ? functionName(written) : typeName(written);
}

/**
 * Throws if another definition already has this name. Classes and defines share a namespace, and so do type aliases and
 * defines.
 */
function refuseTaken(index: ProjectIndex, family: string, plain: string): void {
  const families = family === 'function' ? (['function'] as const) : (['class', 'define', 'type'] as const);
  for (const each of families) {
    if (family === 'class' && each === 'type') continue;
    const known = index.definition(symbolOf(each, plain));
    if (known !== undefined) refuse(`The ${known.kind} '${known.name}' already exists in ${known.file}.`);
  }
}

/**
 * Returns the new name in the spelling of the old one: capitalized or not, and for a nested class only the last
 * segment.
 */
function renamedText(written: string, old: string, name: string): string {
  const missing = old.length - written.length;
  const before = old.slice(0, Math.max(missing, 0));
  if (missing > 0 && !plainName(name).startsWith(before))
    refuse(`'${old}' is declared inside a class, so its name must begin with '${before}'.`);
  const rest = name.slice(Math.max(missing, 0));
  return /^[A-Z]/.test(written) ? capitalized(rest) : rest;
}

/** Edits qualified variables and data keys that begin with the name of a class. */
function memberEdits(index: ProjectIndex, old: string, name: string): readonly FileEdit[] {
  const edits: FileEdit[] = [];
  for (const { path, occurrences } of index.fileIndexes) {
    for (const symbol of occurrences.symbols) {
      const family = familyOf(symbol);
      if ((family !== 'variable' && family !== 'hiera') || ownerPart(nameOf(symbol)) !== old) continue;
      for (const { range } of occurrences.of(symbol)) {
        const text = index.text(path)?.slice(...range) ?? '';
        if (text.startsWith(`${old}::`))
          edits.push({ file: path, range: [range[0], range[0] + old.length], text: name });
      }
    }
  }
  return edits;
}

/** Finds the definition that Puppet autoloads from a file because of the file's path. */
export function findAutoloaded(index: ProjectIndex, file: string): Definition | undefined {
  const place = placeInModule(file, index.environmentPaths);
  if (place === undefined) return undefined;
  return index
    .fileIndex(file)
    ?.definitions.find(({ kind, name, isRuby }) =>
      loadPaths(kind, isRuby === true, true).some((pathOf) => `${place.root}/${pathOf(plainName(name))}` === file),
    );
}

/**
 * Returns the name that Puppet expects for the definition in a module's file. Returns undefined for a file that is not
 * in a module.
 */
export function nameOfPath(index: ProjectIndex, file: string): string | undefined {
  const place = placeInModule(file, index.environmentPaths);
  const [, folder, path] = /^(manifests|functions|types)\/(.+)\.pp$/.exec(place?.path ?? '') ?? [];
  if (place === undefined || folder === undefined || path === undefined) return undefined;
  const parts = path.split('/');
  const name = [place.module, ...(path === 'init' ? [] : parts)].join('::');
  return folder === 'types' ? capitalized(name) : name;
}

/** Moves a file with its definition if Puppet autoloads the definition by the file's path. */
function planMove(
  index: ProjectIndex,
  { kind, file, isRuby }: Definition,
  old: string,
  name: string,
): readonly FileMove[] {
  const place = placeInModule(file, index.environmentPaths);
  const module = old.split('::')[0];
  const isGlobalRuby = isRuby === true && !old.includes('::');
  if (place !== undefined && place.module !== module && !isGlobalRuby) return [];
  const folder = place === undefined ? '' : `${place.root}/`;
  const paths = loadPaths(kind, isRuby === true, place !== undefined);
  const path = paths.find((pathOf) => `${folder}${pathOf(old)}` === file);
  if (path === undefined) return [];
  const to = `${place === undefined || isGlobalRuby ? folder : rootOfModule(index, place.root, name)}${path(name)}`;
  if (to === file) return [];
  if (index.text(to) !== undefined) refuse(`The file ${to} already exists.`);
  return [{ from: file, to }];
}

/**
 * Returns the folder of the module that a name belongs to. If there is none, returns a sibling of the current module.
 */
function rootOfModule(index: ProjectIndex, root: string, name: string): string {
  const [module = ''] = name.split('::');
  for (const path of index.paths) {
    const place = placeInModule(path, index.environmentPaths);
    if (place?.module === module) return `${place.root}/`;
  }
  return `${root.slice(0, root.lastIndexOf('/') + 1)}${module}/`;
}

/**
 * Returns the paths from which Puppet autoloads a name. A path leaves out the first segment of the name (the module, or
 * `environment` for the environment's own files). A name with only one segment is in `init.pp`.
 */
function loadPaths(
  kind: Definition['kind'],
  isRuby: boolean,
  isInModule: boolean,
): readonly ((name: string) => string)[] {
  if (isRuby)
    return ['lib/puppet/functions', 'lib/puppet/parser/functions'].map(
      (folder) => (name: string) => `${folder}/${name.replaceAll('::', '/')}.rb`,
    );
  const inFolder = (folder: string) => (name: string) => {
    const parts = name.split('::');
    const own = isInModule || (parts[0] === 'environment' && parts.length > 1) ? parts.slice(1) : parts;
    return `${folder}/${own.length === 0 ? 'init' : own.join('/')}.pp`;
  };
  if (kind === 'function') return [inFolder('functions')];
  if (kind === 'type') return [inFolder('types')];
  // Puppet loads all manifests of the environment itself, whatever their names are.
  return isInModule ? [inFolder('manifests')] : [];
}

/** Finds the data files of a hierarchy level for one scope (`pops/lookup/location_resolver.rb`). */
import { argumentError } from '../../evaluator/errors.ts';
import { VariableTable } from '../../evaluator/scope/variable-table.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { uriMistake } from '../../values/uri-check.ts';
import { isArray, isHash, type PuppetHash, type Value } from '../../values/value.ts';
import { type DataFiles, joinPath } from '../data/data-files.ts';
import { folderOfPattern, globFiles } from '../glob.ts';
import { interpolate, type InterpolationHost, lookupInScope } from '../interpolate.ts';
import type { Invocation, ScopeInterpolation } from '../invocation.ts';
import { type HieraConfig, textIn, textsIn } from './config.ts';
import { findLocationKey } from './load-config.ts';

/** A data file or a URI. The file may not exist. A URI is read by a function of a module. */
export interface Location {
  readonly original: string;
  /** True if `original` contains the data folder at its beginning. */
  readonly isWhole?: boolean;
  /** Path of the file, or the URI. */
  readonly path: string;
  readonly isUri?: boolean;
  readonly exists: boolean;
}

export interface LocationContext {
  readonly host: InterpolationHost;
  readonly files: DataFiles;
  readonly config: HieraConfig;
  readonly invocation: Invocation;
}

/** Returns the files of a level in the order of lookup. Returns undefined for a level without files. */
export function resolveLocations(
  context: LocationContext,
  level: PuppetHash,
  datadir: string,
): readonly Location[] | undefined {
  const key = findLocationKey(level);
  const { files, config } = context;
  switch (key) {
    case undefined:
      return undefined;
    case 'path':
    case 'paths': {
      const declared = key === 'path' ? [textIn(level, key) ?? ''] : textsIn(level, key);
      const found = declared.map((original) => locationAt(context, datadir, original, original));
      return config.path === undefined ? found.filter(({ exists }) => exists) : found;
    }
    case 'glob':
    case 'globs': {
      const declared = key === 'glob' ? [textIn(level, key) ?? ''] : textsIn(level, key);
      return declared.flatMap((pattern) => {
        const whole = joinPath(datadir, interpolateTemplate(context, pattern));
        return globFiles(whole, files.pathsBelow(folderOfPattern(whole))).map((path) => ({
          original: whole,
          isWhole: true,
          path,
          exists: true,
        }));
      });
    }
    case 'mapped_paths':
      return mappedPaths(context, textsIn(level, key), datadir);
    case 'uri':
    case 'uris': {
      const declared = key === 'uri' ? [textIn(level, key) ?? ''] : textsIn(level, key);
      return declared.map((original) => {
        const path = interpolateTemplate(context, original);
        const mistake = uriMistake(path);
        if (mistake !== undefined) throw argumentError(mistake);
        return { original, path, isUri: true, exists: true };
      });
    }
  }
}

/** Returns the data file at a path. Adds `extension` if the path does not have it (version 4). */
export function locationAt(
  context: LocationContext,
  datadir: string,
  original: string,
  template: string,
  extension = '',
): Location {
  const name = interpolateTemplate(context, template);
  const path = joinPath(datadir, name.endsWith(extension) ? name : name + extension);
  return { original, path, exists: context.files.has(path) || context.files.isFolder(path) };
}

function interpolateTemplate({ host, invocation }: LocationContext, template: string): string {
  return rubyToString(interpolate(host, template, invocation, false));
}

/** Returns one path for each element of a variable. `triplet` is `[variable, element name, template]`. */
function mappedPaths(context: LocationContext, triplet: readonly string[], datadir: string): readonly Location[] {
  const [variable = '', name = '', template = ''] = triplet;
  const { host, invocation } = context;
  const found = lookupInScope(host, variable, invocation, 'mapped_path[0]');
  const { scope } = invocation;
  return recordVariablesExcept(name, invocation, () =>
    listElements(found).map((element) => {
      const mark = scope.mark();
      try {
        scope.pushLocals(new VariableTable(scope.noNames.with(name), [element]));
        return locationAt(context, datadir, template, template);
      } finally {
        scope.reset(mark);
      }
    }),
  );
}

function listElements(value: Value): readonly Value[] {
  if (value === undefined || value === '') return [];
  if (isArray(value)) return value;
  return isHash(value) ? [...value].map(([key, item]) => [key, item]) : [value];
}

/**
 * Runs a function that interpolates variables. Records these variables in the invocation, except the variable `name`.
 */
function recordVariablesExcept<T>(name: string, invocation: Invocation, run: () => T): T {
  const outer = invocation.interpolations;
  const inner = new Map<string, ScopeInterpolation>();
  invocation.interpolations = inner;
  try {
    return run();
  } finally {
    invocation.interpolations = outer;
    for (const [key, entry] of inner) if (entry.rootKey !== name && outer?.has(key) === false) outer.set(key, entry);
  }
}

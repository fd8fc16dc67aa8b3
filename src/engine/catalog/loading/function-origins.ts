import type { FunctionOrigin } from '../../evaluator/calls/function.ts';
import type { FunctionRegistry } from '../../functions/index.ts';
import type { Modules } from './modules.ts';

/**
 * Returns all definitions of a function in Puppet's search order (`lib/puppet/pops/loaders.rb`). The first one is used.
 * The order of the folders is:
 * 1. Puppet's own functions,
 * 2. the environment's folder, for a global name or a name below `environment::`,
 * 3. the module that the name begins with, or all modules for a global name.
 * In each folder, a Ruby function of the Puppet 4 API comes first, then a function in the Puppet language, then a Ruby
 * function of the Puppet 3 API. Built-in copies of stdlib's functions come last, so that the project's own stdlib takes
 * precedence.
 */
export function functionOrigins(
  name: string,
  modules: Modules,
  functions: FunctionRegistry,
): readonly FunctionOrigin[] {
  const parts = name.split('::');
  const core = functions.findCore(name);
  const stdlib = functions.findStdlib(name);
  return [
    ...(core === undefined ? [] : [{ kind: 'core', function: core } as const]),
    ...originsInFiles(parts, modules),
    ...(stdlib === undefined ? [] : [{ kind: 'stdlib', function: stdlib } as const]),
  ];
}

function originsInFiles(parts: readonly string[], modules: Modules): readonly FunctionOrigin[] {
  const [first = '', ...rest] = parts;
  const inEnvironment = (path: string): string | undefined => modules.environmentFile(path);
  const inModule =
    (module: string) =>
    (path: string): string | undefined =>
      modules.file(module, path);
  if (first === 'environment' && rest.length > 0) return originsInFolder(inEnvironment, parts, parts);
  if (rest.length > 0) return originsInFolder(inModule(first), parts, rest);
  // In a module, a function in the Puppet language has the module's namespace. Only Ruby functions can have global
  // names.
  return [
    ...originsInFolder(inEnvironment, parts, parts),
    ...modules
      .namesWith([rubyPath('4x', parts), rubyPath('3x', parts)])
      .flatMap((module) => originsInFolder(inModule(module), parts, [])),
  ];
}

/**
 * Returns the definitions in one folder. `rubyParts` and `puppetParts` are the name segments in the path of a Ruby
 * file, and of a file in the Puppet language.
 */
function originsInFolder(
  find: (path: string) => string | undefined,
  rubyParts: readonly string[],
  puppetParts: readonly string[],
): readonly FunctionOrigin[] {
  const ruby4x = find(rubyPath('4x', rubyParts));
  const puppet = puppetParts.length === 0 ? undefined : find(`functions/${puppetParts.join('/')}.pp`);
  const ruby3x = find(rubyPath('3x', rubyParts));
  return [
    ...(ruby4x === undefined ? [] : [{ kind: 'ruby', api: '4x', path: ruby4x } as const]),
    ...(puppet === undefined ? [] : [{ kind: 'puppet', path: puppet } as const]),
    ...(ruby3x === undefined ? [] : [{ kind: 'ruby', api: '3x', path: ruby3x } as const]),
  ];
}

function rubyPath(api: '4x' | '3x', parts: readonly string[]): string {
  return `lib/puppet/${api === '4x' ? 'functions' : 'parser/functions'}/${parts.join('/')}.rb`;
}

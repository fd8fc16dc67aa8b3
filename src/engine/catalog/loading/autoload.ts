/** Finds classes and defines. If a name is unknown, reads the module file that should define it. */
import type { Compilation } from '../compilation.ts';
import type { ResourceDefinition } from '../definitions/definition.ts';
import { instantiateProgram } from './instantiate.ts';

function bareName(name: string): string {
  return (name.startsWith('::') ? name.slice(2) : name).toLowerCase();
}

/** Finds a class by name, in any case, with or without leading colons. Throws if a file that it reads has an error. */
export function findClass(compilation: Compilation, name: string): ResourceDefinition | undefined {
  const bare = bareName(name);
  return compilation.definitions.class(bare) ?? autoload(compilation, 'class', bare);
}

export function findDefine(compilation: Compilation, name: string): ResourceDefinition | undefined {
  const bare = bareName(name);
  return compilation.definitions.define(bare) ?? autoload(compilation, 'define', bare);
}

/**
 * Finds a definition by reading files that may contain it. For `a::b::c`, these are `manifests/b/c.pp`, `b.pp` and
 * `init.pp` of the module `a`. Each file is read once. Puppet reads `init.pp` before other files of its module
 * (`match_manifests` in `module.rb`).
 */
function autoload(compilation: Compilation, kind: 'class' | 'define', name: string): ResourceDefinition | undefined {
  if (name === '' || compilation.notFound.has(`${kind} ${name}`)) return undefined;
  const [module, ...rest] = name.split('::');
  if (module !== undefined && compilation.modules.has(module)) {
    for (let parts = rest; ; parts = parts.slice(0, -1)) {
      const paths = parts.length === 0 ? ['init'] : ['init', parts.join('/')];
      const files = paths.flatMap((path) => compilation.modules.file(module, `manifests/${path}.pp`) ?? []);
      const found = importFiles(compilation, files, module).find((each) => each.kind === kind && each.name === name);
      if (found !== undefined) return found;
      if (parts.length === 0) break;
    }
  }
  compilation.notFound.add(`${kind} ${name}`);
  return undefined;
}

function importFiles(
  compilation: Compilation,
  files: readonly string[],
  module: string,
): readonly ResourceDefinition[] {
  return files
    .filter((file) => !compilation.loadedFiles.has(file))
    .flatMap((file) => compilation.rules.loadManifest(compilation, file, module))
    .flatMap((manifest) => instantiateProgram(compilation, manifest));
}

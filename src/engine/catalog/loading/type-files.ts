/** Finds files of data types, and expressions in them that declare object types. */
import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { LoadedDataType } from '../../evaluator/ruby-code.ts';
import type { Release } from '../../releases/release.ts';
import type { Expression, SourceText, TypeAlias } from '../../syntax/ast.ts';
import { parse } from '../../syntax/parse.ts';
import type { Modules } from './modules.ts';

/**
 * Returns the path of the file that must define a type, such as `modules/net/types/cidr.pp` for `net::cidr`. A type
 * without a namespace belongs in the environment's folder `types`.
 */
export function findTypeFile(lowerName: string, modules: Modules): string | undefined {
  const [module = '', ...rest] = lowerName.split('::');
  if (rest.length > 0 && module !== 'environment') return modules.file(module, `types/${rest.join('/')}.pp`);
  return modules.environmentFile(`types/${lowerName.replaceAll('::', '/')}.pp`);
}

/** Returns the path of the Ruby file that defines a type. A type without a namespace may be in any module. */
export function findDataTypeFile(lowerName: string, modules: Modules): string | undefined {
  const path = `lib/puppet/datatypes/${lowerName.replaceAll('::', '/')}.rb`;
  const [module = '', ...rest] = lowerName.split('::');
  if (rest.length > 0 && module !== 'environment') return modules.file(module, path);
  const [first] = modules.namesWith([path]);
  return modules.environmentFile(path) ?? (first === undefined ? undefined : modules.file(first, path));
}

/** Parses the interface of a data type that is implemented in Ruby. Returns the declaration of an object type. */
export function readInterface(
  loaded: LoadedDataType,
  path: string,
  release: Release,
): { readonly alias: TypeAlias; readonly source: SourceText } {
  const { program, diagnostics } = parse(`type ${loaded.name} = Object[{ ${loaded.interface} }]`, path, release);
  const [alias] = program.definitions;
  if (alias?.kind === 'TypeAlias' && !diagnostics.some(({ severity }) => severity === 'error'))
    return { alias, source: program.source };
  const detail = diagnostics[0]?.message ?? '';
  throw new PuppetError(catalogIssues.dataTypeLoadError({ name: loaded.name, detail }), undefined, 'ArgumentError');
}

/** Returns the hash in `Object[{…}]`, or undefined for any other expression. */
export function findDeclaration(type: Expression): Expression | undefined {
  if (!isObject(type) || type.kind !== 'Access' || type.keys.length !== 1) return undefined;
  const [only] = type.keys;
  return only?.kind === 'LiteralHash' && only.entries.length > 0 ? only : undefined;
}

export function isObject(type: Expression): boolean {
  if (type.kind === 'LiteralHash') return true;
  return type.kind === 'Access' && type.left.kind === 'QualifiedReference' && type.left.casedValue === 'Object';
}

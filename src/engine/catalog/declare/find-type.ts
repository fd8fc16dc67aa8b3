import type { Compilation } from '../compilation.ts';
import type { ResourceDefinition } from '../definitions/definition.ts';
import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { findDefine } from '../loading/autoload.ts';

export type FoundType =
  | { readonly kind: 'native'; readonly name: string }
  | { readonly kind: 'define'; readonly name: string; readonly definition: ResourceDefinition };

export function findResourceType(compilation: Compilation, name: string): FoundType | undefined {
  const native = name.includes(':') ? undefined : compilation.declaredTypes.get(name).native;
  if (native !== undefined && !isOwnDefine(compilation, native.name)) return { kind: 'native', name: native.name };
  const definition = findDefine(compilation, name.toLowerCase());
  return definition === undefined ? undefined : { kind: 'define', name: definition.name, definition };
}

/**
 * True if a native type or a define has this name. Unlike the first use of a type in a manifest, does not throw an
 * error if both exist.
 */
export function isResourceType(compilation: Compilation, name: string): boolean {
  if (!name.includes(':') && compilation.declaredTypes.get(name).native !== undefined) return true;
  return findDefine(compilation, name.toLowerCase()) !== undefined;
}

/** Native types that come from modules, not from Puppet. A define with the same name replaces the type. */
const OF_OTHER_MODULES: ReadonlySet<string> = new Set(['anchor', 'concat_file', 'concat_fragment', 'file_line']);

/**
 * True if a define replaces a type of another module. On the first use of one of Puppet's own types, throws Puppet's
 * error if a define has the same name.
 */
function isOwnDefine(compilation: Compilation, name: string): boolean {
  const define = compilation.usedTypes.has(name) ? undefined : compilation.definitions.define(name);
  if (define !== undefined && OF_OTHER_MODULES.has(name)) return true;
  compilation.usedTypes.add(name);
  if (define === undefined || compilation.release.has('types have no loader')) return false;
  const issue = catalogIssues.typeAgain({ name, place: define.place });
  compilation.log('err', 'Puppet', issue.message, undefined, issue.code);
  throw new PuppetError(issue, undefined, 'Puppet::Error');
}

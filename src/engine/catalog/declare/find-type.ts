/** Finds resource types. Built-in types come before defines (`Runtime3ResourceSupport`). */
import type { Compilation } from '../compilation.ts';
import type { ResourceDefinition } from '../definitions/definition.ts';
import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { findDefine } from '../loading/autoload.ts';

export type FoundType =
  | { readonly kind: 'native'; readonly name: string }
  | { readonly kind: 'define'; readonly name: string; readonly definition: ResourceDefinition };

/** Finds a resource type by its name, ignoring case. The search for a define may read a module's file. */
export function findResourceType(compilation: Compilation, name: string): FoundType | undefined {
  const native = name.includes(':') ? undefined : compilation.declaredTypes.get(name).native;
  if (native !== undefined && !isOwnDefine(compilation, native.name)) return { kind: 'native', name: native.name };
  const definition = findDefine(compilation, name.toLowerCase());
  return definition === undefined ? undefined : { kind: 'define', name: definition.name, definition };
}

/** Checks whether a name is the name of a resource type, without the errors of its first use. */
export function isResourceType(compilation: Compilation, name: string): boolean {
  if (!name.includes(':') && compilation.declaredTypes.get(name).native !== undefined) return true;
  return findDefine(compilation, name.toLowerCase()) !== undefined;
}

/** Types of modules that no package of Puppet brings. A define with such a name counts instead of the type. */
const OF_OTHER_MODULES: ReadonlySet<string> = new Set(['anchor', 'concat_file', 'concat_fragment', 'file_line']);

/**
 * Checks whether a define has the name of a native type and replaces it. Puppet loads a native type on its first use,
 * and fails if a define has its name by then.
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

import { attributesAfter } from '../releases/known-attributes.ts';
import type { Release } from '../releases/release.ts';

/**
 * Queries about resource types that the compiler needs. The catalog must not import `resource-types`
 * (`docs/architecture.md`), so the compiler's caller passes an implementation. All type names are in lower case.
 */
export interface ResourceTypeKnowledge {
  isType(type: string): boolean;
  /** True if the type has the parameter or property. Includes `provider`, but no metaparameters. */
  hasParameter(type: string, name: string): boolean;
  /**
   * Returns the attributes that identify a resource, such as `['path']` for file, or `['name', 'provider', 'command']`
   * for package.
   */
  namevarsOf(type: string): readonly string[];
  /** Returns the attributes that a title sets, or undefined if the type rejects the title. */
  attributesOfTitle(type: string, title: string): readonly (readonly [name: string, value: string])[] | undefined;
  /** Returns the attribute that a title sets unchanged. Returns undefined if only `attributesOfTitle` can decide. */
  plainTitleAttribute?(type: string, title: string): string | undefined;
  /** False for types whose resources may share a name (exec, tidy). */
  isIsomorphic(type: string): boolean;
  /** Names of all types. Used only, like `attributeNames`, to suggest a correction for a mistyped name. */
  typeNames?(): readonly string[];
  attributeNames?(type: string): readonly string[];
}

const ORCHESTRATION: ReadonlySet<string> = new Set(['export', 'consume']);

export function selectTypes(release: Release, types: ResourceTypeKnowledge): ResourceTypeKnowledge {
  const later = attributesAfter(release);
  const hasOrchestration = release.has('application metaparameters');
  if (!hasOrchestration && later.size === 0) return types;
  return {
    ...types,
    hasParameter: (type, name) =>
      (hasOrchestration && ORCHESTRATION.has(name)) ||
      (types.hasParameter(type, name) && !later.has(`${type} ${name}`)),
  };
}

const ESSENTIAL: ReadonlySet<string> = new Set(['stage', 'component', 'whit', 'notify']);

export const essentialTypes: ResourceTypeKnowledge = {
  isType: (type) => ESSENTIAL.has(type),
  hasParameter: (type, name) => name === 'name' || (type === 'notify' && (name === 'message' || name === 'withpath')),
  namevarsOf: () => ['name'],
  attributesOfTitle: (_type, title) => [['name', title]],
  isIsomorphic: () => true,
};

import { attributesAfter } from '../releases/known-attributes.ts';
import type { Release } from '../releases/release.ts';

/**
 * Facts about resource types that the compiler needs, as an interface: the catalog must not import `resource-types`
 * (`docs/architecture.md`). The compiler's caller passes an implementation based on the type registry. All type names
 * are in lower case.
 */
export interface ResourceTypeKnowledge {
  /** True if a built-in type with this name exists. */
  isType(type: string): boolean;
  /**
   * True if the type has the attribute: parameters, properties and `provider`. Metaparameters are handled by the
   * caller.
   */
  hasParameter(type: string, name: string): boolean;
  /**
   * Names of the attributes that identify a resource: `['path']` for file, `['name', 'provider', 'command']` for
   * package.
   */
  namevarsOf(type: string): readonly string[];
  /** Attributes set by a title; undefined if the type rejects the title. */
  attributesOfTitle(type: string, title: string): readonly (readonly [name: string, value: string])[] | undefined;
  /**
   * Name of the attribute that a title sets unchanged, if there is exactly one. Undefined if only `attributesOfTitle`
   * can decide.
   */
  plainTitleAttribute?(type: string, title: string): string | undefined;
  /** False for types whose resources may share a name (exec, tidy). */
  isIsomorphic(type: string): boolean;
  /** Names of all types. Used only to suggest a correction for a mistyped name, like `attributeNames`. */
  typeNames?(): readonly string[];
  /** Attributes of a type, without metaparameters. */
  attributeNames?(type: string): readonly string[];
}

/** Metaparameters of application orchestration. */
const ORCHESTRATION: ReadonlySet<string> = new Set(['export', 'consume']);

/** Returns the types with only those attributes that a release has. */
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

/** The types that every catalog needs; the default. */
const ESSENTIAL: ReadonlySet<string> = new Set(['stage', 'component', 'whit', 'notify']);

/** Knows only the types that the compiler itself needs. */
export const essentialTypes: ResourceTypeKnowledge = {
  isType: (type) => ESSENTIAL.has(type),
  hasParameter: (type, name) => name === 'name' || (type === 'notify' && (name === 'message' || name === 'withpath')),
  namevarsOf: () => ['name'],
  attributesOfTitle: (_type, title) => [['name', title]],
  isIsomorphic: () => true,
};

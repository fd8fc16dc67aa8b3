import { attributesAfter } from '../releases/known-attributes.ts';
import type { Release } from '../releases/release.ts';

/**
 * What compiling needs to know of the built-in resource types. The catalog stands before `resource-types` in the order of
 * the engine, so it asks through this interface; whoever compiles passes an adapter over the registry of types.
 * Type names are in lower case throughout.
 */
export interface ResourceTypeKnowledge {
  /** Whether a built-in type of this name exists. */
  isType(type: string): boolean;
  /** Whether an attribute of the type exists: parameters, properties and `provider`. Metaparameters need not be told. */
  hasParameter(type: string, name: string): boolean;
  /** The names of the attributes that identify a resource: `['path']` for file, `['name', 'provider', 'command']` for package. */
  namevarsOf(type: string): readonly string[];
  /** The attributes that a title stands for, or undefined when the type refuses the title. */
  attributesOfTitle(type: string, title: string): readonly (readonly [name: string, value: string])[] | undefined;
  /** The one attribute that a title stands for as it is; undefined where `attributesOfTitle` has to be asked. */
  plainTitleAttribute?(type: string, title: string): string | undefined;
  /** False for types whose resources may share a name (exec, tidy). */
  isIsomorphic(type: string): boolean;
  /** All types, and the attributes of one but for metaparameters; asked only to guess what a mistyped name was meant to be. */
  typeNames?(): readonly string[];
  attributeNames?(type: string): readonly string[];
}

/** Metaparameters of application orchestration. */
const ORCHESTRATION: ReadonlySet<string> = new Set(['export', 'consume']);

/** The types as a release has them. */
export function typesOf(release: Release, types: ResourceTypeKnowledge): ResourceTypeKnowledge {
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

/** The types without which no catalog can be built; used where no others are given. */
const ESSENTIAL: ReadonlySet<string> = new Set(['stage', 'component', 'whit', 'notify']);

/** Knows only what the compiler itself needs. */
export const essentialTypes: ResourceTypeKnowledge = {
  isType: (type) => ESSENTIAL.has(type),
  hasParameter: (type, name) => name === 'name' || (type === 'notify' && (name === 'message' || name === 'withpath')),
  namevarsOf: () => ['name'],
  attributesOfTitle: (_type, title) => [['name', title]],
  isIsomorphic: () => true,
};

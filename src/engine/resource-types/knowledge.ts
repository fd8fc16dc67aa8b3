/**
 * Gives the compiler the information about resource types that it needs. The information comes from the declarations.
 */
import type { ResourceTypeKnowledge } from '../catalog/type-knowledge.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import type { TypeDeclaration } from './declaration.ts';
import type { TypeRegistry } from './registry.ts';
import { isValidAttribute, namevarsOf } from './type-attributes.ts';
import { plainTitleAttribute, titleAttributes } from './instances/title.ts';

export function typeKnowledge(registry: TypeRegistry<TypeDeclaration>): ResourceTypeKnowledge {
  return {
    isType: (name) => registry.find(name) !== undefined,
    hasParameter: (name, attribute) => {
      const type = registry.find(name);
      return type !== undefined && isValidAttribute(type, attribute);
    },
    namevarsOf: (name) => {
      const type = registry.find(name);
      return type === undefined ? [] : namevarsOf(type);
    },
    attributesOfTitle: (name, title) => {
      const type = registry.find(name);
      if (type === undefined) return [];
      try {
        return titleAttributes(type, title).map(({ name: attribute, value }) => [attribute, value] as const);
      } catch (error) {
        if (error instanceof PuppetError && error.errorClass !== 'Puppet::DevError') return undefined;
        throw error;
      }
    },
    plainTitleAttribute: (name, title) => {
      const type = registry.find(name);
      return type === undefined ? undefined : plainTitleAttribute(type, title);
    },
    typeNames: () => [...registry.types].map(({ name }) => name),
    attributeNames: (name) => registry.find(name)?.attributes.map((attribute) => attribute.name) ?? [],
    isIsomorphic: (name) => registry.find(name)?.isomorphic ?? true,
  };
}

/**
 * Definition of a resource type: its declaration together with its behavior. For built-in types, this file joins the
 * two. Types of a project's modules have no separate declaration (`engine/ruby/types`).
 */
import type { PropertyBehavior, ProviderBehavior, ResourceBehavior, TypeBehavior } from './behavior.ts';
import type { ParameterDefinition, PropertyDeclaration, ProviderDeclaration, TypeDeclaration } from './declaration.ts';

export interface PropertyDefinition extends PropertyDeclaration, PropertyBehavior {
  readonly retrieve: NonNullable<PropertyBehavior['retrieve']>;
}

export type AttributeDefinition = ParameterDefinition | PropertyDefinition;

export interface ProviderDefinition extends ProviderDeclaration, ProviderBehavior {}

export interface ResourceTypeDefinition extends TypeDeclaration, ResourceBehavior {
  readonly attributes: readonly AttributeDefinition[];
  readonly providers?: readonly ProviderDefinition[];
}

export function withBehavior(type: TypeDeclaration, behavior: TypeBehavior): ResourceTypeDefinition {
  const { properties = {}, providers = {}, ...own } = behavior;
  checkNames(type, 'property', Object.keys(properties), type.attributes);
  checkNames(type, 'provider', Object.keys(providers), type.providers ?? []);
  const { providers: declared, ...declaration } = type;
  return {
    ...declaration,
    ...own,
    attributes: type.attributes.map((attribute) =>
      attribute.kind === 'parameter'
        ? attribute
        : { retrieve: readNothing, ...attribute, ...properties[attribute.name] },
    ),
    ...(declared === undefined ? {} : { providers: declared.map((each) => ({ ...each, ...providers[each.name] })) }),
  };
}

function readNothing(): undefined {
  return undefined;
}

function checkNames(
  { name: type }: TypeDeclaration,
  noun: string,
  names: readonly string[],
  declared: readonly { readonly name: string }[],
): void {
  const unknown = names.find((name) => !declared.some((each) => each.name === name));
  if (unknown !== undefined) throw new Error(`The type ${type} declares no ${noun} ${unknown}.`);
}

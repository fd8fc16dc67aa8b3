/** The attributes of anything that can be declared: built-in types, types of modules, defines and classes. */
import {
  type AllowedValue,
  builtinDeclarations,
  metaparameterDefinitions,
  type AttributeDeclaration,
  type TypeDeclaration,
} from '../../engine/index.ts';
import { readDoc } from '../index/doc.ts';
import type { Definition, ParameterEntry } from '../index/file-index.ts';
import type { ProjectIndex } from '../index/project-index.ts';
import { plainName, symbolOf } from '../index/symbols.ts';
import { namedValues, readType, type NamedValue } from './type-text.ts';

export interface AttributeKnowledge {
  readonly name: string;
  readonly origin: 'property' | 'parameter' | 'metaparameter';
  readonly doc: string;
  readonly type?: string;
  readonly default?: string;
  readonly values: readonly AttributeValue[];
  readonly isRequired: boolean;
  readonly isNamevar: boolean;
}

export interface AttributeValue extends NamedValue {
  readonly doc?: string;
}

interface DeclaredKind {
  readonly kind: 'resource type' | 'define' | 'class';
  readonly name: string;
  /** Absent for a built-in type. */
  readonly definition?: Definition;
  readonly builtin?: TypeDeclaration;
}

/**
 * Finds what a resource declaration declares: a class, a define or a resource type.
 * @param type normalized name of the type
 * @param title name of the class, for a resource-like class declaration
 */
export function declaredKind(index: ProjectIndex, type: string, title?: string): DeclaredKind | undefined {
  if (type === 'class') {
    const definition = title === undefined ? undefined : index.definition(symbolOf('class', plainName(title)));
    return definition === undefined ? undefined : { kind: 'class', name: definition.name, definition };
  }
  const definition = index.definition(symbolOf('define', type));
  if (definition !== undefined)
    return { kind: definition.kind === 'define' ? 'define' : 'resource type', name: definition.name, definition };
  const builtin = builtinDeclarations.find(type);
  return builtin === undefined ? undefined : { kind: 'resource type', name: builtin.name, builtin };
}

/**
 * Returns the attributes except metaparameters, in the usual order: `ensure` first, and for a define, required
 * parameters first.
 */
export function ownAttributes(index: ProjectIndex, declared: DeclaredKind): readonly AttributeKnowledge[] {
  const { builtin, definition } = declared;
  if (builtin !== undefined) return attributesOfBuiltin(builtin);
  if (definition === undefined) return [];
  const doc = readDoc(definition.doc ?? '');
  const all = (definition.parameters ?? []).map((parameter) =>
    fromParameter(index, parameter, doc.params.get(parameter.name), declared.kind),
  );
  return [...all.filter(({ isRequired }) => isRequired), ...all.filter(({ isRequired }) => !isRequired)];
}

function fromParameter(
  index: ProjectIndex,
  parameter: ParameterEntry,
  doc: string | undefined,
  kind: DeclaredKind['kind'],
): AttributeKnowledge {
  const { name, type, attribute, isNamevar = false, isOptional = false } = parameter;
  const named = (parameter.values ?? []).map((text): AttributeValue => ({ text, isString: /\W/.test(text) }));
  return {
    name,
    origin: attribute ?? 'parameter',
    doc: doc ?? parameter.doc ?? '',
    values: type === undefined ? named : [...named, ...namedValues(index, readType(type))],
    isRequired: kind !== 'resource type' && !isOptional,
    isNamevar,
    ...(type === undefined ? {} : { type }),
    ...(parameter.default === undefined ? {} : { default: parameter.default }),
  };
}

const builtin = new WeakMap<TypeDeclaration, readonly AttributeKnowledge[]>();

/** Returns the attributes of a built-in type without metaparameters, `ensure` first. */
export function attributesOfBuiltin(type: TypeDeclaration): readonly AttributeKnowledge[] {
  let all = builtin.get(type);
  if (all === undefined) {
    const own = type.attributes.map((definition) => fromDefinition(definition));
    const provider = type.providers === undefined ? [] : [describeProvider(type)];
    const rest = own.filter(({ name }) => name !== 'ensure' && (name !== 'provider' || provider.length === 0));
    all = [...own.filter(({ name }) => name === 'ensure'), ...rest, ...provider];
    builtin.set(type, all);
  }
  return all;
}

function fromDefinition(definition: AttributeDeclaration, isMeta = false): AttributeKnowledge {
  const { name, kind, doc, namevar = false } = definition;
  const { default: value } = definition;
  const shown = typeof value === 'string' || typeof value === 'boolean' || typeof value === 'bigint';
  return {
    name,
    origin: isMeta ? 'metaparameter' : kind,
    doc,
    values: (definition.values ?? []).toSorted(wishedFirst).flatMap((each): readonly AttributeValue[] =>
      typeof each.value === 'string'
        ? [each.value, ...(each.aliases ?? [])].map((text) => ({
            text,
            isString: !/^[a-z]\w*$/.test(text),
            ...(each.doc === undefined ? {} : { doc: each.doc }),
          }))
        : [],
    ),
    isRequired: false,
    isNamevar: namevar,
    ...(shown ? { default: String(value) } : {}),
  };
}

/** Sorts values that create something before values that remove it. */
function wishedFirst(one: AllowedValue, other: AllowedValue): number {
  const rank = ({ value }: AllowedValue): number =>
    /^(?:absent|purged|stopped|false|no)$/.test(String(value)) ? 1 : 0;
  return rank(one) - rank(other);
}

function describeProvider({ providers = [] }: TypeDeclaration): AttributeKnowledge {
  return {
    name: 'provider',
    origin: 'parameter',
    doc: 'The provider to use. Puppet chooses the most specific one that works on the machine.',
    values: providers.map((each) => ({ text: each.name, isString: !/^[a-z]\w*$/.test(each.name), doc: each.doc })),
    isRequired: false,
    isNamevar: false,
  };
}

const metaparameters: readonly AttributeKnowledge[] = [...metaparameterDefinitions.values()]
  .map((definition) => fromDefinition(definition, true))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Metaparameters of a type; only classes have `stage`. */
export function listMetaparameters(type: string): readonly AttributeKnowledge[] {
  return type === 'class' ? metaparameters : metaparameters.filter(({ name }) => name !== 'stage');
}

export function findAttribute(
  index: ProjectIndex,
  { type, title, name }: { readonly type: string; readonly title: string | undefined; readonly name: string },
): AttributeKnowledge | undefined {
  const declared = declaredKind(index, type, title);
  const own = declared === undefined ? undefined : ownAttributes(index, declared).find((each) => each.name === name);
  return own ?? listMetaparameters(type).find((each) => each.name === name);
}

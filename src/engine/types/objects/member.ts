import { DEFAULT, PuppetHash, type Value } from '../../values/value.ts';
import { unwrapType } from '../access/check.ts';
import { argumentError, assertInstance } from '../assert.ts';
import { isAssignable } from '../assignable/assignable.ts';
import { anyType, anyTypeType, optionalType } from '../factory.ts';
import { inferType } from '../infer.ts';
import { generalize } from '../generalize.ts';
import { ATTRIBUTE_INITIALIZER, FUNCTION_INITIALIZER, FUNCTION_TYPE } from './declaration-schema.ts';
import type { ObjectAttribute, ObjectFunction, Type } from '../type.ts';

export interface Member {
  readonly label: string;
  readonly member: ObjectAttribute | ObjectFunction;
  readonly feature: 'attribute' | 'function' | 'type_parameter';
}

export function memberLabel({ feature, label, member }: Member): string {
  return `${feature} ${label}[${member.name}]`;
}

const KINDS = ['constant', 'derived', 'given_or_derived', 'reference'] as const;

/** Reads the declaration of an attribute: a type, or a hash of type, value, kind, final and override. */
export function readAttribute(label: string, name: string, declaration: Value): ObjectAttribute {
  const own = `attribute ${label}[${name}]`;
  if (!(declaration instanceof PuppetHash)) {
    const type = unwrapType(assertInstance(own, anyTypeType, declaration)) ?? anyType;
    return {
      name,
      type,
      kind: 'normal',
      final: false,
      override: false,
      hasValue: type.kind === 'Optional',
      value: undefined,
    };
  }
  assertInstance(`initializer for ${own}`, ATTRIBUTE_INITIALIZER, declaration);
  if (name === '__ptype' || name === '__pvalue')
    argumentError(`The attribute '${name}' is reserved and cannot be used`);
  const type = unwrapType(declaration.get('type')) ?? anyType;
  const kind = KINDS.find((each) => each === declaration.get('kind')) ?? 'normal';
  if (kind === 'constant' && declaration.get('final') === false) {
    argumentError(`${own} of kind 'constant' cannot be combined with final => false`);
  }
  const hasValue = declaration.has('value');
  const value = declaration.get('value');
  if (hasValue) {
    if (kind === 'derived' || kind === 'given_or_derived')
      argumentError(`${own} of kind '${kind}' cannot be combined with an attribute value`);
    if (value !== DEFAULT) assertInstance(`${own} value`, type, value);
  } else if (kind === 'constant') argumentError(`${own} of kind 'constant' requires a value`);
  const final = kind === 'constant' || declaration.get('final') === true;
  return { name, type, kind, final, override: declaration.get('override') === true, hasValue, value };
}

export function readConstant(label: string, name: string, value: Value, override: boolean): ObjectAttribute {
  const type = generalize(inferType(value));
  assertInstance(`attribute ${label}[${name}] value`, type, value);
  return { name, type, kind: 'constant', final: true, override, hasValue: true, value };
}

export function readTypeParameter(label: string, name: string, declaration: Value): ObjectAttribute {
  let type: Type | undefined;
  if (declaration instanceof PuppetHash) type = unwrapType(declaration.get('type'));
  else type = unwrapType(assertInstance(`type_parameter ${label}[${name}]`, anyTypeType, declaration));
  const optional = type?.kind === 'Optional' ? type : optionalType(type);
  const hasValue = declaration instanceof PuppetHash && declaration.has('value');
  const value = declaration instanceof PuppetHash ? declaration.get('value') : undefined;
  return { name, type: optional, kind: 'normal', final: false, override: false, hasValue, value };
}

export function readFunction(label: string, name: string, declaration: Value): ObjectFunction {
  if (!(declaration instanceof PuppetHash)) {
    const type = unwrapType(assertInstance(`function ${label}[${name}]`, FUNCTION_TYPE, declaration)) ?? anyType;
    return { name, type, final: false, override: false };
  }
  assertInstance(`initializer for function '${name}'`, FUNCTION_INITIALIZER, declaration);
  const type = unwrapType(declaration.get('type')) ?? anyType;
  return { name, type, final: declaration.get('final') === true, override: declaration.get('override') === true };
}

/** Throws if a member must not override the inherited member of the same name. */
export function checkOverride(own: Member, inherited: Member | undefined): void {
  const label = memberLabel(own);
  if (inherited === undefined) {
    if (!own.member.override) return;
    argumentError(`expected ${label} to override an inherited ${own.feature}, but no such ${own.feature} was found`);
  }
  const parent = memberLabel(inherited);
  if (own.feature !== inherited.feature) argumentError(`${label} attempts to override ${parent}`);
  const bothConstant = isConstant(own.member) && isConstant(inherited.member);
  if (inherited.member.final && !bothConstant) argumentError(`${label} attempts to override final ${parent}`);
  if (!own.member.override) argumentError(`${label} attempts to override ${parent} without having override => true`);
  if (!isAssignable(inherited.member.type, own.member.type)) {
    argumentError(`${label} attempts to override ${parent} with a type that does not match`);
  }
}

function isConstant(member: ObjectAttribute | ObjectFunction): boolean {
  return 'kind' in member && member.kind === 'constant';
}

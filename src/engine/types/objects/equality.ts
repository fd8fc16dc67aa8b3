import { argumentError } from '../assert.ts';
import { listEqualityAttributes, findParent } from './inherited-members.ts';
import { memberLabel, type Member } from './member.ts';
import type { ObjectType } from '../type.ts';

/** Throws if a name in `equality` is not an attribute that can be compared. */
export function checkEquality(type: ObjectType, label: string, inherited: ReadonlyMap<string, Member>): void {
  const { equality } = type;
  if (equality === undefined || equality.length === 0) return;
  if (!type.equalityIncludeType)
    argumentError('equality_include_type = false cannot be combined with non empty equality specification');
  const parent = findParent(type);
  const ofParent = parent === undefined ? [] : listEqualityAttributes(parent);
  for (const name of equality) {
    const parentMember = inherited.get(name);
    if (parentMember?.feature === 'attribute' && parent !== undefined && ofParent.includes(name)) {
      argumentError(
        `${label} equality is referencing ${memberLabel(parentMember)} which is included in equality of ${findDefiner(parent, name)}`,
      );
    }
    const member = parentMember ?? ownMember(type, label, name);
    if (member === undefined) argumentError(`${label} equality is referencing non existent attribute '${name}'`);
    if (member.feature !== 'attribute') {
      argumentError(`${label} equality is referencing ${memberLabel(member)}. Only attribute references are allowed`);
    }
    if ('kind' in member.member && member.member.kind === 'constant') {
      argumentError(
        `${label} equality is referencing constant ${memberLabel(member)}. Reference to constant is not allowed in equality`,
      );
    }
  }
}

function ownMember(type: ObjectType, label: string, name: string): Member | undefined {
  const attribute = type.attributes.find((each) => each.name === name);
  if (attribute !== undefined) return { label, member: attribute, feature: 'attribute' };
  const member = type.functions.find((each) => each.name === name);
  return member === undefined ? undefined : { label, member, feature: 'function' };
}

/** Returns the name of the topmost type in the inheritance chain whose `equality` includes the attribute. */
function findDefiner(type: ObjectType, name: string): string {
  const parent = findParent(type);
  return parent !== undefined && listEqualityAttributes(parent).includes(name)
    ? findDefiner(parent, name)
    : (type.name ?? 'Object');
}

/** Purges resources of a type that exist on the machine but are not declared (`type/resources.rb`). */
import type { Target } from '../../machine/target.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { TypeBehavior } from '../../resource-types/behavior.ts';
import type { GeneratedResource } from '../../resource-types/declaration.ts';
import type { ResourceTypeDefinition } from '../../resource-types/definition.ts';
import { METAPARAMETERS } from '../../resource-types/metaparameters.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';
import { managed } from '../../resource-types/resources/resources.ts';
import { findAttribute } from '../../resource-types/type-attributes.ts';
import { isArray, type Value } from '../../values/value.ts';

const SYSTEM_USERS: readonly string[] = ['root', 'nobody', 'bin', 'noaccess', 'daemon', 'sys'];

function copiedMetaparameters(resource: ResourceInstance): Record<string, Value> {
  const copied: Record<string, Value> = {};
  for (const [name, value] of resource.original) if (METAPARAMETERS.has(name) && name !== 'alias') copied[name] = value;
  return copied;
}

function isSparedUser(resource: ResourceInstance, target: Target, name: string): boolean {
  const limit = resource.get('unless_system_user');
  if (limit === undefined || limit === false) return false;
  if (SYSTEM_USERS.includes(name)) return true;
  const uid = BigInt(target.accounts.user(name)?.uid ?? 0);
  const spared = resource.get('unless_uid');
  if (isArray(spared) && spared.includes(uid)) return true;
  return uid <= BigInt(rubyToString(limit));
}

function canBeAbsent(type: ResourceTypeDefinition): boolean {
  const values = findAttribute(type, 'ensure')?.values ?? [];
  return (
    values.length === 0 ||
    values.some(({ value }) => (typeof value === 'string' ? value === 'absent' : value.test('absent')))
  );
}

export const resourcesBehavior: TypeBehavior = {
  generate: async (resource, target) => {
    if (resource.get('purge') !== true) return [];
    const type = managed(resource);
    const found = (await type?.instances?.(target)) ?? [];
    return found
      .filter((item) => resource.catalog.find(item.type, item.title) === undefined)
      .filter((item) => item.type !== 'user' || !isSparedUser(resource, target, item.title))
      .filter(() => {
        if (type !== undefined && canBeAbsent(type)) return true;
        const name = rubyToString(resource.get('name'));
        resource.log('err', `The 'ensure' attribute on ${name} resources does not accept 'absent' as a value`);
        return false;
      })
      .map((item): GeneratedResource => {
        const limit = resource.get('unless_system_user');
        const audit = item.type === 'user' && limit !== undefined && limit !== false ? { audit: 'uid' } : {};
        const parameters = { ...item.parameters, ...audit, ensure: 'absent', ...copiedMetaparameters(resource) };
        return { ...item, parameters, purging: true };
      });
  },
};

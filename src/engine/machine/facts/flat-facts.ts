/** The flat facts of Facter before Puppet 8 (`osfamily`, `ipaddress_eth0`), made of the structured ones. */
import { MOVED_FACTS } from '../../diagnostics/hints/legacy-facts.ts';
import type { Facts, FactValue } from './facts.ts';

/** Facts that the first Facters had, and the later ones dropped without another name. */
const DROPPED: Facts = { memorytotal: '4.00 GiB', ps: 'ps -ef', uniqueid: '007f0100' };

/** The parts of an interface that are flat facts with its name at the end: `ipaddress_eth0`. */
const OF_INTERFACES: readonly (readonly [prefix: string, key: string])[] = [
  ['ipaddress', 'ip'],
  ['ipaddress6', 'ip6'],
  ['macaddress', 'mac'],
  ['mtu', 'mtu'],
  ['netmask', 'netmask'],
  ['network', 'network'],
];

export function flatFactsOf(facts: Facts): Facts {
  const flat: Record<string, FactValue> = { ...DROPPED };
  for (const [name, path] of Object.entries(MOVED_FACTS)) {
    const value = at(facts, path.split('.'));
    if (value !== undefined && !isRecord(value)) flat[name] = value;
  }
  const interfaces = at(facts, ['networking', 'interfaces']);
  if (!isRecord(interfaces)) return flat;
  flat['interfaces'] = Object.keys(interfaces).join(',');
  for (const [name, parts] of Object.entries(interfaces)) {
    for (const [prefix, key] of OF_INTERFACES) {
      const value = isRecord(parts) ? parts[key] : undefined;
      if (value !== undefined) flat[`${prefix}_${name}`] = value;
    }
  }
  return flat;
}

function at(facts: Facts, path: readonly string[]): FactValue | undefined {
  let value: FactValue | undefined = facts;
  for (const key of path) value = isRecord(value) ? value[key] : undefined;
  return value;
}

/** Whether a fact has facts of its own. */
export function isRecord(value: FactValue | undefined): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Accounts that several packages share, since only the package installed first was recorded as creating them. */
import type { RecordedPackage } from './recording.ts';

function nameOfLine(line: string): string {
  return line.split(':')[0] ?? '';
}

/**
 * The most exact recording of each package, with the accounts that its other recordings name, as recorded elsewhere,
 * and with its users' memberships in other groups.
 */
export function withAllAccounts(
  recordings: ReadonlyMap<string, readonly RecordedPackage[]>,
): Map<string, RecordedPackage> {
  const firsts = [...recordings.values()].flatMap(([first]) => (first === undefined ? [] : [first]));
  const users = linesByName(firsts.flatMap((row) => row.users));
  const groups = linesByName(firsts.flatMap((row) => row.groups));
  const found = new Map<string, RecordedPackage>();
  for (const [name, [first, ...others]] of recordings) {
    if (first === undefined) continue;
    const namedUsers = [first, ...others].flatMap((row) => row.users.map(nameOfLine));
    const namedGroups = [first, ...others].flatMap((row) => row.groups.map(nameOfLine));
    const ownUsers = [...new Set(namedUsers)].flatMap((each) => users.get(each) ?? []);
    const ownGroups = [...new Set([...namedGroups, ...namedUsers])].flatMap((each) => groups.get(each) ?? []);
    const memberships = [...groups.values()].flatMap((line) => {
      const [group = '', , , members = ''] = line.split(':');
      const mine = members.split(',').filter((member) => namedUsers.includes(member));
      return mine.length === 0 ? [] : [`${group}:x::${mine.join(',')}`];
    });
    const withoutMembers = ownGroups.map((line) => line.replace(/:[^:]*$/, ':'));
    found.set(name, { ...first, users: ownUsers, groups: [...withoutMembers, ...memberships] });
  }
  return found;
}

function linesByName(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(lines.toReversed().map((line) => [nameOfLine(line), line]));
}

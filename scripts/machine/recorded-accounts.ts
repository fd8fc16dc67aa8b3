/**
 * Completes accounts that several packages share, because a recording attributes an account only to the package that
 * was installed first.
 */
import type { RecordedPackage } from './recording.ts';

function nameOfLine(line: string): string {
  return line.split(':')[0] ?? '';
}

/**
 * Returns the most exact recording of each package, with accounts from its other recordings, and with the memberships
 * of its users in other groups.
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

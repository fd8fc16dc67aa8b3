import type { Fault } from '../fault.ts';

export const machineFaults: readonly Fault[] = [
  {
    id: 'machine-supplementary-groups',
    area: 'machine',
    effect: 'A user cannot access a file through a supplementary group.',
    file: 'src/engine/machine/files/access.ts',
    find: 'identity.groups.includes(node.gid)',
    replacement: 'identity.gid === node.gid',
  },
  {
    id: 'machine-version-order',
    area: 'machine',
    effect: 'The package manager takes version 1.9 for newer than version 1.10.',
    file: 'src/engine/machine/packages/debian-version.ts',
    find: 'const difference = Number(one) - Number(two);',
    replacement: 'const difference = one < two ? -1 : one > two ? 1 : 0;',
  },
  {
    id: 'machine-primary-group-number',
    area: 'machine',
    effect: 'After the number of a group changes, its users still have the old number as their primary group.',
    file: 'src/engine/machine/accounts/group-tools.ts',
    find: `
    // Changes the primary group of accounts that had the old number.
    if (gid !== group.gid)
      for (const [user, state] of accounts.users())
        if (state.gid === group.gid) accounts.setUser(user, { ...state, gid });`,
    replacement: '',
  },
];

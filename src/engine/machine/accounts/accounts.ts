import { accountsFromText, GROUP, groupText, PASSWD, passwdText, SHADOW, shadowText } from './account-files.ts';
import { rowChange } from '../journal/change.ts';
import type { Change } from '../journal/change.ts';
import { cost } from '../cost.ts';
import { nodeAt } from '../files/file-tree.ts';
import { DerivedText, toEntry } from '../files/node.ts';
import type { FileContent } from '../files/node.ts';
import type { GroupState, MachineState, UserState } from '../state.ts';

interface Machine {
  readonly state: MachineState;
  readonly clock: number;
  step<T>(label: string, act: () => T): T;
  change(change: Change): void;
  spend(milliseconds: number): void;
}

/** Users and groups of a machine. Requests are checked by the tools (`account-tools.ts`), not by this class. */
export class Accounts {
  readonly #machine: Machine;

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  user(name: string): UserState | undefined {
    return this.#machine.state.users.get(name);
  }

  group(name: string): GroupState | undefined {
    return this.#machine.state.groups.get(name);
  }

  users(): readonly (readonly [string, UserState])[] {
    return this.#machine.state.users.entries();
  }

  groups(): readonly (readonly [string, GroupState])[] {
    return this.#machine.state.groups.entries();
  }

  /** Returns the name of the first account with this id, like `getpwuid`. */
  userName(uid: number): string | undefined {
    return this.users().find(([, user]) => user.uid === uid)?.[0];
  }

  groupName(gid: number): string | undefined {
    return this.groups().find(([, group]) => group.gid === gid)?.[0];
  }

  /** Returns the id of an account, given its name or its id. Does not check that a number belongs to an account. */
  userId(nameOrId: string): number | undefined {
    return this.user(nameOrId)?.uid ?? (/^\d+$/.test(nameOrId) ? Number(nameOrId) : undefined);
  }

  groupId(nameOrId: string): number | undefined {
    return this.group(nameOrId)?.gid ?? (/^\d+$/.test(nameOrId) ? Number(nameOrId) : undefined);
  }

  /** Groups that list the user as a member, in the order of `/etc/group`, without the primary group. */
  groupsOf(user: string): readonly string[] {
    return this.groups()
      .filter(([, group]) => group.members.includes(user))
      .map(([name]) => name);
  }

  /** Sets an account. Removes the account if `after` is `undefined`. */
  setUser(name: string, after: UserState | undefined): void {
    this.#act(after === undefined ? `remove user ${name}` : `set user ${name}`, 'users', () =>
      this.#machine.change({ kind: 'user', ...rowChange(this.#machine.state.users, name, after) }),
    );
  }

  setGroup(name: string, after: GroupState | undefined): void {
    this.#act(after === undefined ? `remove group ${name}` : `set group ${name}`, 'groups', () =>
      this.#machine.change({ kind: 'group', ...rowChange(this.#machine.state.groups, name, after) }),
    );
  }

  /**
   * Updates the tables of accounts from content that is about to be written to `/etc/passwd`, `/etc/shadow` or
   * `/etc/group`.
   */
  takeFromFile(path: string, content: FileContent): void {
    const machine = this.#machine;
    this.#rewriteEditedFiles(path === GROUP ? 'groups' : 'users');
    const wanted = accountsFromText(machine.state, path, content);
    for (const [name, before] of this.users())
      if (!sameRow(before, wanted.users.get(name)))
        machine.change({ kind: 'user', ...rowChange(machine.state.users, name, wanted.users.get(name)) });
    for (const [name, before] of this.groups())
      if (!sameRow(before, wanted.groups.get(name)))
        machine.change({ kind: 'group', ...rowChange(machine.state.groups, name, wanted.groups.get(name)) });
    for (const [name, after] of wanted.users.entries())
      if (this.user(name) === undefined)
        machine.change({ kind: 'user', ...rowChange(machine.state.users, name, after) });
    for (const [name, after] of wanted.groups.entries())
      if (this.group(name) === undefined)
        machine.change({ kind: 'group', ...rowChange(machine.state.groups, name, after) });
  }

  #act(label: string, table: 'users' | 'groups', act: () => void): void {
    this.#machine.step(label, () => {
      this.#machine.spend(cost.account);
      this.#rewriteEditedFiles(table);
      act();
      for (const path of table === 'users' ? [PASSWD, SHADOW] : [GROUP]) this.#touch(path);
    });
  }

  /**
   * Converts account files that a user edited by hand to the format that tools such as `useradd` write. The journal
   * records this as a separate change, so that reverting it restores the edited content.
   */
  #rewriteEditedFiles(table: 'users' | 'groups'): void {
    const { users, groups, root } = this.#machine.state;
    const files: readonly (readonly [string, () => string])[] =
      table === 'users'
        ? [
            [PASSWD, () => passwdText(users)],
            [SHADOW, () => shadowText(users)],
          ]
        : [[GROUP, () => groupText(groups)]];
    for (const [path, text] of files) {
      const node = nodeAt(root, path);
      if (node?.kind !== 'file' || node.content instanceof DerivedText) continue;
      const before = toEntry(node);
      const after = { ...before, kind: 'file', content: text() } as const;
      if (before.kind === 'file' && before.content !== after.content)
        this.#machine.change({ kind: 'path', path, before, after });
    }
  }

  #touch(path: string): void {
    const node = nodeAt(this.#machine.state.root, path);
    if (node === undefined || node.mtime === this.#machine.clock) return;
    this.#machine.change({ kind: 'touch', path, before: node.mtime, after: this.#machine.clock });
  }
}

function sameRow(a: UserState | GroupState, b: UserState | GroupState | undefined): boolean {
  return b !== undefined && JSON.stringify(a) === JSON.stringify(b);
}

import type { Identity } from '../files/access.ts';
import type { PosixError } from '../files/posix-error.ts';
import type { Target } from '../target.ts';

export const ROOT: Identity = { uid: 0, gid: 0, groups: [0] };

/**
 * Returns the identity of a user given by name or number. A number needs no account. Returns `undefined` if the user or
 * group has an unknown name.
 */
export function resolveIdentity(target: Target, user: string, group?: string): Identity | undefined {
  const { accounts } = target;
  const uid = accounts.userId(user);
  if (uid === undefined) return undefined;
  const name = accounts.userName(uid);
  const gid = group === undefined ? (accounts.user(name ?? '')?.gid ?? uid) : accounts.groupId(group);
  if (gid === undefined) return undefined;
  const more = name === undefined ? [] : accounts.groupsOf(name).map((each) => accounts.group(each)?.gid ?? gid);
  return { uid, gid, groups: [gid, ...more] };
}

/** State shared by the processes of one command: user, umask, deadline. */
export class ShellSession {
  readonly target: Target;
  identity: Identity;
  umask: number;
  /** Time of the machine's clock at which the command is ended. `Infinity` without a limit. */
  deadline: number;
  /** Command line of `trap … EXIT`, which runs when the script ends. */
  exitTrap: string | undefined;
  /** Error of the last file that could not be opened for writing. */
  refused: PosixError | undefined;
  hasUnknownProgram = false;
  expired = false;
  readonly #onExpiry: () => void;

  constructor(target: Target, identity: Identity, umask: number, deadline: number, onExpiry: () => void) {
    this.target = target;
    this.identity = identity;
    this.umask = umask;
    this.deadline = deadline;
    this.#onExpiry = onExpiry;
  }

  /** The account's name, or its id if it has no name. */
  get user(): string {
    return this.target.accounts.userName(this.identity.uid) ?? String(this.identity.uid);
  }

  get isRoot(): boolean {
    return this.identity.uid === 0;
  }

  /** Advances the simulated clock. If this would pass the deadline, stops at the deadline and aborts the command. */
  sleep(milliseconds: number): void {
    const left = this.deadline - this.target.clock;
    if (milliseconds <= left) {
      this.target.spend(milliseconds);
      return;
    }
    this.target.spend(Math.max(left, 0));
    this.expired = true;
    this.#onExpiry();
  }
}

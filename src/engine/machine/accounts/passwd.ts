/** `passwd` with its options for administrators: status, lock, unlock, an empty password (shadow 4.13). */
import { parseOptions, refuse, succeed, type ToolResult } from '../options.ts';
import type { UserState } from '../state.ts';
import type { Target } from '../target.ts';

/** Returns the letter that `passwd -S` prints: `P` for a password, `L` for a locked account, `NP` for no password. */
function statusLetter({ password }: UserState): string {
  if (password === '') return 'NP';
  return /^[!*]/.test(password) ? 'L' : 'P';
}

function statusLine({ clock }: Target, name: string, user: UserState): string {
  const day = new Date(clock).toISOString().slice(0, 10);
  const ages = [user.minAge, user.maxAge, user.warnDays].map((age) => (age === '' ? '-1' : age));
  return `${name} ${statusLetter(user)} ${day} ${ages.join(' ')} -1\n`;
}

export function passwd(target: Target, args: readonly string[]): ToolResult {
  const { options, operands } = parseOptions(args, [
    { name: 'status', short: 'S' },
    { name: 'all', short: 'a' },
    { name: 'lock', short: 'l' },
    { name: 'unlock', short: 'u' },
    { name: 'delete', short: 'd' },
    { name: 'expire', short: 'e' },
    { name: 'quiet', short: 'q' },
    { name: 'mindays', short: 'n', takesValue: true },
    { name: 'maxdays', short: 'x', takesValue: true },
    { name: 'warndays', short: 'w', takesValue: true },
  ]);
  const { accounts } = target;
  if (options.has('status') && options.has('all'))
    return succeed(
      accounts
        .users()
        .map(([each, user]) => statusLine(target, each, user))
        .join(''),
    );
  const name = operands[0] ?? 'root';
  const user = accounts.user(name);
  if (user === undefined) return refuse(1, `passwd: user '${name}' does not exist`);
  if (options.has('status')) return succeed(statusLine(target, name, user));
  const set = (after: UserState, text: string): ToolResult => {
    accounts.setUser(name, after);
    return options.has('quiet') ? succeed() : succeed(`passwd: ${text}\n`);
  };
  const { password } = user;
  if (options.has('lock'))
    return set({ ...user, password: password.startsWith('!') ? password : `!${password}` }, 'password changed.');
  if (options.has('unlock')) {
    const open = password.replace(/^!/, '');
    if (open === '' || open === '*')
      return refuse(
        3,
        'passwd: unlocking the password would result in a passwordless account.\nYou should set a password with usermod -p to unlock the password of this account.',
      );
    return set({ ...user, password: open }, 'password changed.');
  }
  if (options.has('delete')) return set({ ...user, password: '' }, 'password changed.');
  if (options.has('expire')) return set(user, 'password expiry information changed.');
  const ages = {
    minAge: options.get('mindays') ?? user.minAge,
    maxAge: options.get('maxdays') ?? user.maxAge,
    warnDays: options.get('warndays') ?? user.warnDays,
  };
  if (options.size > 0) return set({ ...user, ...ages }, 'password expiry information changed.');
  return refuse(
    10,
    'New password: \nPassword change has been aborted.\npasswd: Authentication token manipulation error\npasswd: password unchanged',
  );
}

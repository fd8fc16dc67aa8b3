import { expect, it } from 'vitest';
import { createTarget } from '../description.ts';
import { runShell } from '../shell/run-shell.ts';

it('useradd reads modes of homes and ages of passwords from login.defs', async () => {
  const target = createTarget();
  const settings = 's/^UMASK.*/UMASK 027/; s/^PASS_MAX_DAYS.*/PASS_MAX_DAYS 90/';
  await runShell(target, `sed -i '${settings}' /etc/login.defs && useradd -m ops && useradd -m -r daemonish`);
  expect((target.files.stat('/home/ops')?.mode ?? 0) & 0o777).toBe(0o750);
  expect(target.accounts.user('ops')).toMatchObject({ minAge: '0', maxAge: '90', warnDays: '7' });
  expect(target.accounts.user('daemonish')).toMatchObject({ maxAge: '' });
});

import { expect, it } from 'vitest';
import { createTarget } from '../../../engine/machine/description.ts';
import { runShell } from '../../../engine/machine/shell/run-shell.ts';

const RULE =
  '/var/log/app/*.log {\n  rotate 2\n  compress\n  notifempty\n  create 0640 root adm\n  postrotate\n    echo rotated\n  endscript\n}\n';

function machine() {
  const target = createTarget({ packages: { logrotate: '3.21.0-1' }, files: { '/etc/logrotate.d/app': RULE } });
  target.files.makeDirectories('/var/log/app');
  target.files.write('/var/log/app/a.log', 'a\n');
  target.files.write('/var/log/app/empty.log', '');
  return target;
}

it('forced, it rotates logs, compresses them, creates new ones and runs scripts', async () => {
  const target = machine();
  expect((await runShell(target, 'logrotate -f /etc/logrotate.d/app')).stdout).toBe('rotated\n');
  expect(target.files.list('/var/log/app')).toEqual(['a.log', 'a.log.1.gz', 'empty.log']);
  expect((await runShell(target, 'stat -c "%a %G" /var/log/app/a.log; zcat /var/log/app/a.log.1.gz')).stdout).toBe(
    '640 adm\na\n',
  );
});

it('keeps the number of old files in the rule', async () => {
  const target = machine();
  for (const text of ['b', 'c', 'd'])
    await runShell(target, `logrotate -f /etc/logrotate.d/app; echo ${text} > /var/log/app/a.log`);
  await runShell(target, 'logrotate -f /etc/logrotate.d/app');
  expect(target.files.list('/var/log/app')).toEqual(['a.log', 'a.log.1.gz', 'a.log.2.gz', 'empty.log']);
});

it('skips logs in a world-writable directory, and reports a missing log', async () => {
  const target = machine();
  target.files.chmod('/var/log/app', 0o777);
  const { stderr, exitCode } = await runShell(target, 'logrotate -f /etc/logrotate.d/app');
  expect(exitCode).toBe(1);
  expect(stderr).toContain('error: skipping "/var/log/app/a.log" because parent directory has insecure permissions');
  target.files.write('/etc/logrotate.d/none', '/var/log/none.log {\n  weekly\n}\n');
  expect(await runShell(target, 'logrotate -f /etc/logrotate.d/none')).toMatchObject({
    exitCode: 1,
    stderr: 'error: stat of /var/log/none.log failed: No such file or directory\n',
  });
});

it('without force it only reads', async () => {
  const target = machine();
  await runShell(target, 'logrotate /etc/logrotate.d/app');
  expect(target.files.list('/var/log/app')).toEqual(['a.log', 'empty.log']);
});

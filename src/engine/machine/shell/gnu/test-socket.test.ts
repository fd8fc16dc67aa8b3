import { expect, it } from 'vitest';
import { createTarget } from '../../description.ts';
import { runShell } from '../run-shell.ts';

it('finds the socket of a daemon while the daemon runs', async () => {
  const target = createTarget();
  target.packages.install('mariadb-server');
  const found = async (): Promise<number> =>
    (await runShell(target, ['test', '-S', '/var/run/mysqld/mysqld.sock'])).exitCode;
  expect(await found()).toBe(0);
  target.services.stop('mariadb');
  expect(await found()).toBe(1);
});

it.each(['test -S /run/mysqld/mysqld.sock', '[ -S /var/run/mysqld/mysqld.sock ]'])(
  '%s finds it as well',
  async (line) => {
    const target = createTarget();
    expect((await runShell(target, line)).exitCode).toBe(1);
    target.packages.install('mariadb-server');
    expect((await runShell(target, line)).exitCode).toBe(0);
  },
);

it.each([
  [['test', '-d', '/etc'], 0],
  [['test', '-f', '/etc'], 1],
  [['/usr/bin/test', 'a', '=', 'a'], 0],
])('%j answers as the builtin does', async (command, exitCode) => {
  expect((await runShell(createTarget(), command)).exitCode).toBe(exitCode);
});

import { expect, it } from 'vitest';
import { createTarget } from '../description.ts';

const enabled = ['/etc/php/8.2/cli/conf.d', '20-curl.ini'] as const;

function modulesOf(target: ReturnType<typeof createTarget>, directory: string): readonly string[] {
  return target.files.isDirectory(directory) ? target.files.list(directory) : [];
}

it.each([
  ['a module that is installed after the interface', ['php8.2-cli', 'php8.2-curl']],
  ['a module that was installed before the interface', ['php8.2-curl', 'php8.2-cli']],
])('links %s', (_, names) => {
  const target = createTarget();
  for (const name of names) target.packages.install(name);
  expect(modulesOf(target, enabled[0])).toContain(enabled[1]);
  expect(target.files.lstat(enabled.join('/'))).toMatchObject({ target: '/etc/php/8.2/mods-available/curl.ini' });
});

it('orders modules by the priority in their files', () => {
  const target = createTarget();
  for (const name of ['php8.2-cli', 'php8.2-xml']) target.packages.install(name);
  expect(modulesOf(target, enabled[0])).toEqual(expect.arrayContaining(['10-pdo.ini', '15-xml.ini', '20-dom.ini']));
});

it('removes the links of a removed module', () => {
  const target = createTarget();
  for (const name of ['php8.2-cli', 'php8.2-curl']) target.packages.install(name);
  target.packages.remove('php8.2-curl');
  expect(modulesOf(target, enabled[0])).not.toContain(enabled[1]);
});

it('keeps an existing directory, and changes only its owner', () => {
  const target = createTarget();
  target.files.makeDirectories('/var/lib/mysql');
  target.files.chmod('/var/lib/mysql', 0o777);
  target.packages.install('mariadb-server');
  expect(target.files.stat('/var/lib/mysql')).toMatchObject({ mode: 0o777, uid: target.accounts.userId('mysql') });
});

import { expect, it } from 'vitest';
import { createTarget } from '../../../engine/machine/description.ts';
import { machineFromJson, machineToJson } from '../../../engine/machine/target-json.ts';
import type { Target } from '../../../engine/machine/target.ts';
import { runShell } from '../../../engine/machine/shell/run-shell.ts';

async function machine(): Promise<Target> {
  const target = createTarget({});
  await runShell(target, 'apt-get -y install acl');
  target.files.makeDirectories('/srv/share');
  target.files.chmod('/srv/share', 0o2770);
  await runShell(target, 'setfacl -m g:adm:rwx -m d:g:adm:rwx,d:u:www-data:r-x /srv/share');
  return target;
}

async function said(target: Target, line: string): Promise<string> {
  const { stdout, stderr, exitCode } = await runShell(target, line);
  return `${stdout}${stderr}${exitCode === 0 ? '' : `[${exitCode}]`}`;
}

it('entries beyond the mode are listed with their mask, and marked in a long listing', async () => {
  const target = await machine();
  expect(await said(target, 'getfacl -p /srv/share')).toBe(
    '# file: /srv/share\n# owner: root\n# group: root\n# flags: -s-\nuser::rwx\ngroup::rwx\ngroup:adm:rwx\nmask::rwx\nother::---\n' +
      'default:user::rwx\ndefault:user:www-data:r-x\ndefault:group::rwx\ndefault:group:adm:rwx\ndefault:mask::rwx\ndefault:other::---\n\n',
  );
  expect(await said(target, 'ls -ld /srv/share')).toContain('drwxrws---+');
});

it('new files take the defaults of their directory', async () => {
  const target = await machine();
  expect(await said(target, 'touch /srv/share/f; getfacl -cp /srv/share/f')).toBe(
    'user::rw-\nuser:www-data:r-x\t#effective:r--\ngroup::rwx\t#effective:rw-\ngroup:adm:rwx\t#effective:rw-\nmask::rw-\nother::---\n\n',
  );
});

it('the group bits of the mode are the mask, and keep its permissions', async () => {
  const target = await machine();
  expect(await said(target, 'setfacl -k /srv/share; chmod 700 /srv/share; getfacl -cp /srv/share')).toBe(
    'user::rwx\ngroup::rwx\t#effective:---\ngroup:adm:rwx\t#effective:---\nmask::---\nother::---\n\n',
  );
  expect(await said(target, 'setfacl -b /srv/share; stat -c %A /srv/share')).toBe('drwx--S---\n');
});

it('unknown accounts and missing files are errors', async () => {
  const target = await machine();
  expect(await said(target, 'setfacl -m u:nobodyx:r /srv/share')).toBe(
    'setfacl: Option -m: Invalid argument near character 3\n[2]',
  );
  expect(await said(target, 'setfacl -m u:daemon:r /none')).toBe('setfacl: /none: No such file or directory\n[1]');
});

it('ACLs survive storing the machine as JSON', async () => {
  const target = await machine();
  const kept = machineFromJson(JSON.parse(JSON.stringify(machineToJson(target))));
  expect(await said(kept, 'getfacl -p /srv/share')).toBe(await said(target, 'getfacl -p /srv/share'));
});

import { expect, it } from 'vitest';
import { createTarget } from '../../description.ts';
import type { Target } from '../../target.ts';
import { runShell } from '../run-shell.ts';

function machine(): Target {
  const target = createTarget({ files: { '/etc/fstab': 'tmpfs /mnt/a tmpfs size=1m,mode=0700 0 0\n' } });
  target.files.makeDirectories('/mnt/a');
  target.files.makeDirectories('/mnt/b');
  return target;
}

async function said(target: Target, line: string): Promise<string> {
  const { stdout, stderr, exitCode } = await runShell(target, line);
  return `${stdout}${stderr}${exitCode === 0 ? '' : `[${exitCode}]`}`;
}

it('entries of the table are mounted by directory, and unmounted once', async () => {
  const target = machine();
  expect(await said(target, 'mount /mnt/a; mountpoint /mnt/a')).toBe('/mnt/a is a mountpoint\n');
  expect(await said(target, 'findmnt -n -o FSTYPE,OPTIONS /mnt/a')).toBe('tmpfs  rw,relatime,size=1024k,mode=700\n');
  expect(await said(target, 'umount /mnt/a; mountpoint -q /mnt/a')).toBe('[32]');
  expect(await said(target, 'umount /mnt/a')).toBe('umount: /mnt/a: not mounted.\n[32]');
});

it('mount reports a missing table entry, mount point or device', async () => {
  const target = machine();
  expect(await said(target, 'mount /mnt/b')).toContain("mount: /mnt/b: can't find in /etc/fstab.");
  expect(await said(target, 'mount -t tmpfs none /mnt/none')).toContain(
    'mount: /mnt/none: mount point does not exist.',
  );
  expect(await said(target, 'mount /dev/nosuch /mnt/b')).toContain('special device /dev/nosuch does not exist.');
});

it('mount -a mounts the rest of the table, and mount without arguments lists all', async () => {
  const target = machine();
  expect(await said(target, 'mount -a; mount | tail -n 1')).toBe(
    'tmpfs on /mnt/a type tmpfs (rw,relatime,size=1024k,mode=700)\n',
  );
});

import { expect, it } from 'vitest';
import { createTarget } from '../../../engine/machine/description.ts';
import { runShell } from '../../../engine/machine/shell/run-shell.ts';

const CONFIG =
  'PermitRootLogin no\nPort 22\nPort 2222\nAllowUsers a b\nAllowUsers c\nPermitRootLogin yes\nMatch User x\nX11Forwarding yes\n';

it('sshd -T prints the effective settings: the first value of a repeated one, all values of lists', async () => {
  const target = createTarget({ packages: { 'openssh-server': '1:9.2p1-2' }, files: { '/srv/c': CONFIG } });
  const { stdout } = await runShell(target, 'sshd -T -f /srv/c | grep -E "^(port|listen|allowu|permitroot|x11f)"');
  expect(stdout.split('\n').slice(0, -1)).toEqual([
    'port 22',
    'port 2222',
    'listenaddress [::]:22',
    'listenaddress 0.0.0.0:22',
    'listenaddress [::]:2222',
    'listenaddress 0.0.0.0:2222',
    'permitrootlogin no',
    'x11forwarding no',
    'allowusers a',
    'allowusers b',
    'allowusers c',
  ]);
});

it('rejects a keyword without a value', async () => {
  const target = createTarget({ packages: { 'openssh-server': '1:9.2p1-2' }, files: { '/srv/c': 'Port\n' } });
  expect(await runShell(target, 'sshd -t -f /srv/c')).toMatchObject({
    exitCode: 255,
    stderr: '/srv/c line 1: no argument after keyword "Port"\n/srv/c: terminating, 1 bad configuration options\n',
  });
});

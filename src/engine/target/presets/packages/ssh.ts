/** The server and the client of OpenSSH. */
import type { PackageFamily } from './row.ts';

const SSHD_CONFIG =
  'Include /etc/ssh/sshd_config.d/*.conf\n\n#Port 22\n#PermitRootLogin prohibit-password\n#PasswordAuthentication yes\nUsePAM yes\nX11Forwarding yes\nSubsystem\tsftp\t/usr/lib/openssh/sftp-server\n';
/** The host keys, which the server's installation makes. No simulated program reads them. */
const HOST_KEYS = Object.fromEntries(
  ['rsa', 'ecdsa', 'ed25519'].flatMap((kind) => [
    [`/etc/ssh/ssh_host_${kind}_key`, 'a simulated key\n'],
    [`/etc/ssh/ssh_host_${kind}_key.pub`, `ssh-${kind} simulated root@localhost\n`],
  ]),
);
const SSHD_COMMANDS = ['/usr/sbin/sshd'];

export const SSH: PackageFamily = {
  debian: {
    'openssh-server': {
      versions: ['1:9.2p1-2+deb12u6', '1:9.6p1-3ubuntu13.11'],
      services: ['ssh'],
      users: ['sshd:/run/sshd:/usr/sbin/nologin:101::nogroup'],
      files: {
        '/etc/ssh/sshd_config': SSHD_CONFIG,
        '/etc/ssh/sshd_config.d': null,
        ...HOST_KEYS,
        '/run/sshd': null,
      },
      ownership: Object.keys(HOST_KEYS).flatMap((path) => (path.endsWith('.pub') ? [] : [`${path} 0600`])),
      links: { '/etc/systemd/system/sshd.service': '/lib/systemd/system/ssh.service' },
      commands: SSHD_COMMANDS,
    },
    'openssh-client': {
      versions: ['1:9.2p1-2+deb12u6', '1:9.6p1-3ubuntu13.11'],
      groups: ['_ssh:107'],
      files: {
        '/etc/ssh/ssh_config': 'Host *\n    SendEnv LANG LC_*\n',
        '/etc/ssh/ssh_config.d': null,
        '/etc/ssh/moduli': '# Time Type Tests Tries Size Generator Modulus\n',
      },
      commands: ['/usr/bin/ssh-keygen'],
    },
  },
  redhat: {
    'openssh-server': {
      version: '8.7p1-45.el9',
      services: ['sshd'],
      files: { '/etc/ssh/sshd_config': SSHD_CONFIG, '/etc/ssh/sshd_config.d': null },
      commands: SSHD_COMMANDS,
    },
  },
};

/** Servers and clients of shared files. */
import type { PackageFamily } from './row.ts';

export const SHARING: PackageFamily = {
  debian: {
    autofs: {
      versions: ['5.1.8-2+deb12u2', '5.1.9-1ubuntu4.1'],
      services: ['autofs'],
      depends: ['nfs-common'],
      files: {
        '/etc/auto.master': '+dir:/etc/auto.master.d\n',
        '/etc/auto.master.d': null,
        '/etc/autofs.conf': '[ autofs ]\ntimeout = 300\n',
        '/etc/default/autofs': '# Options of automount\n',
      },
      commands: ['/usr/sbin/automount'],
    },
    'tftpd-hpa': {
      versions: ['5.2+20150808-1.4', '5.2+20150808-1.4build3'],
      services: ['tftpd-hpa'],
      users: ['tftp:/srv/tftp:/usr/sbin/nologin::tftp daemon,,,'],
      files: {
        '/etc/default/tftpd-hpa':
          'TFTP_USERNAME="tftp"\nTFTP_DIRECTORY="/srv/tftp"\nTFTP_ADDRESS=":69"\nTFTP_OPTIONS="--secure"\n',
        '/srv/tftp': null,
      },
      ownership: ['/srv/tftp 0755 root nogroup'],
      commands: ['/usr/sbin/in.tftpd'],
    },
    vsftpd: {
      versions: ['3.0.3-13+b2', '3.0.5-0ubuntu3'],
      services: ['vsftpd'],
      depends: ['ssl-cert'],
      users: ['ftp:/srv/ftp:/usr/sbin/nologin::ftp daemon,,,'],
      files: { '/etc/vsftpd.conf': 'listen=NO\nlisten_ipv6=YES\nlocal_enable=YES\n', '/srv/ftp': null },
      ownership: ['/srv/ftp 0755 root ftp'],
      commands: ['/usr/sbin/vsftpd'],
    },
    rpcbind: {
      versions: ['1.2.6-6+b1', '1.2.6-7ubuntu2'],
      services: ['rpcbind'],
      users: ['_rpc:/run/rpcbind:/usr/sbin/nologin:::nogroup'],
      files: { '/etc/default/rpcbind': 'OPTIONS=""\n' },
      commands: ['/usr/sbin/rpcbind'],
    },
    'nfs-common': {
      versions: ['1:2.6.2-4+deb12u1', '1:2.6.4-3ubuntu5.1'],
      depends: ['rpcbind'],
      users: ['statd:/var/lib/nfs:/usr/sbin/nologin:::nogroup'],
      files: {
        '/etc/default/nfs-common': 'NEED_STATD=\n',
        '/etc/idmapd.conf': '[General]\nVerbosity = 0\n',
        '/var/lib/nfs': null,
      },
    },
    'nfs-kernel-server': {
      versions: ['1:2.6.2-4+deb12u1', '1:2.6.4-3ubuntu5.1'],
      services: ['nfs-server'],
      depends: ['nfs-common'],
      files: { '/etc/exports': '# /etc/exports: the access control list for filesystems\n' },
      commands: ['/usr/sbin/exportfs'],
    },
  },
  redhat: {
    'nfs-utils': {
      version: '1:2.5.4-34.el9',
      services: ['nfs-server'],
      files: { '/etc/exports': '' },
      commands: ['/usr/sbin/exportfs'],
    },
  },
};

/** Time synchronization, DNS, mail, remote access and firewalls. */
import { emptyFiles, type PackageFamily } from './row.ts';

const NTP_CONF = `driftfile /var/lib/ntpsec/ntp.drift
restrict default kod nomodify nopeer noquery limited
restrict 127.0.0.1
pool 0.debian.pool.ntp.org iburst
pool 1.debian.pool.ntp.org iburst
`;
const NAMED_CONF = 'include "/etc/bind/named.conf.options";\ninclude "/etc/bind/named.conf.local";\n';
const NAMED_OPTIONS =
  'options {\n\tdirectory "/var/cache/bind";\n\tdnssec-validation auto;\n\tlisten-on-v6 { any; };\n};\n';
const RHEL_NAMED =
  'options {\n\tlisten-on port 53 { 127.0.0.1; };\n\tdirectory "/var/named";\n\trecursion yes;\n};\n\nzone "." IN {\n\ttype hint;\n\tfile "named.ca";\n};\n';
const POSTFIX_MAIN =
  'compatibility_level = 3.6\nmydestination = $myhostname, localhost\ninet_interfaces = loopback-only\nmynetworks = 127.0.0.0/8\n';
const DOVECOT = 'protocols = imap\n!include conf.d/*.conf\n!include_try local.conf\n';
const DNSMASQ = '# Configuration file for dnsmasq.\nconf-dir=/etc/dnsmasq.d\n';
const JAIL = '[DEFAULT]\nbantime = 10m\nfindtime = 10m\nmaxretry = 5\n\n[sshd]\nport = ssh\n';
const POSTFIX_COMMANDS = [
  '/usr/sbin/postfix',
  '/usr/sbin/postmap',
  '/usr/sbin/postconf',
  '/usr/sbin/sendmail',
  '/usr/bin/newaliases',
];

export const NETWORK: PackageFamily = {
  debian: {
    ntpsec: {
      versions: ['1.2.2+dfsg1-1+deb12u1', '1.2.2+dfsg1-4build2'],
      services: ['ntpsec'],
      conflicts: ['chrony', 'systemd-timesyncd'],
      users: ['ntpsec:/nonexistent:/usr/sbin/nologin'],
      files: {
        '/etc/ntpsec/ntp.conf': NTP_CONF,
        '/etc/default/ntpsec': 'NTPD_OPTS="-g -N"\n',
        '/var/lib/ntpsec': null,
      },
      ownership: ['/var/lib/ntpsec 0755 ntpsec ntpsec'],
      commands: ['/usr/sbin/ntpd', '/usr/bin/ntpq'],
    },
    ntp: {
      versions: ['1:4.2.8p15+dfsg-2~1.2.2+dfsg1-1+deb12u1', '1:4.2.8p15+dfsg-2~1.2.2+dfsg1-4build2'],
      depends: ['ntpsec'],
    },
    chrony: {
      versions: ['4.3-2+deb12u1', '4.5-1ubuntu4.2'],
      services: ['chrony'],
      conflicts: ['ntpsec', 'systemd-timesyncd'],
      users: ['_chrony:/var/lib/chrony:/usr/sbin/nologin::Chrony daemon,,,'],
      files: {
        '/etc/chrony/chrony.conf':
          'confdir /etc/chrony/conf.d\npool 2.debian.pool.ntp.org iburst\ndriftfile /var/lib/chrony/chrony.drift\nmakestep 1 3\n',
        '/etc/chrony/conf.d/README': '# Files here that end in .conf are read.\n',
        '/var/lib/chrony': null,
      },
      ownership: ['/var/lib/chrony 0750 _chrony _chrony'],
      commands: ['/usr/sbin/chronyd', '/usr/bin/chronyc'],
    },
    bind9: {
      versions: ['1:9.18.33-1~deb12u2', '1:9.18.30-0ubuntu0.24.04.2'],
      services: ['named'],
      users: ['bind:/var/cache/bind:/usr/sbin/nologin'],
      files: {
        '/etc/bind/named.conf': NAMED_CONF,
        '/etc/bind/named.conf.options': NAMED_OPTIONS,
        '/etc/bind/named.conf.local': '// Do any local configuration here\n',
        ...emptyFiles(
          '/etc/bind',
          'bind.keys db.0 db.127 db.255 db.empty db.local named.conf.default-zones rndc.key zones.rfc1918',
        ),
        '/var/cache/bind': null,
      },
      ownership: [
        '/etc/bind 2755 root bind',
        ...['', '.local', '.options'].map((end) => `/etc/bind/named.conf${end} 0644 root bind`),
        '/etc/bind/rndc.key 0640 bind bind',
        '/var/cache/bind 0775 root bind',
      ],
      commands: ['/usr/sbin/named', '/usr/bin/named-checkconf'],
    },
    dnsmasq: {
      versions: ['2.90-4~deb12u1', '2.90-2ubuntu0.1'],
      services: ['dnsmasq'],
      users: ['dnsmasq:/var/lib/misc:/usr/sbin/nologin:999:dnsmasq:nogroup'],
      files: {
        '/etc/dnsmasq.conf': DNSMASQ,
        '/etc/dnsmasq.d/README': '# Files here are read.\n',
        '/etc/default/dnsmasq': 'ENABLED=1\n',
      },
      commands: ['/usr/sbin/dnsmasq'],
    },
    postfix: {
      versions: ['3.7.11-0+deb12u1', '3.8.6-1build2'],
      services: ['postfix'],
      users: ['postfix:/var/spool/postfix:/usr/sbin/nologin'],
      groups: ['postdrop'],
      files: {
        '/etc/postfix/main.cf': POSTFIX_MAIN,
        '/etc/postfix/master.cf': 'smtp inet n - y - - smtpd\n',
        '/var/spool/postfix': null,
      },
      commands: POSTFIX_COMMANDS,
    },
    'dovecot-core': {
      versions: ['1:2.3.19.1+dfsg1-2.1+deb12u1', '1:2.3.21+dfsg1-2ubuntu6'],
      services: ['dovecot'],
      users: ['dovecot:/usr/lib/dovecot:/usr/sbin/nologin', 'dovenull:/nonexistent:/usr/sbin/nologin'],
      files: { '/etc/dovecot/dovecot.conf': DOVECOT, '/etc/dovecot/conf.d': null },
      commands: ['/usr/bin/doveadm', '/usr/bin/doveconf'],
    },
    'dovecot-imapd': {
      versions: ['1:2.3.19.1+dfsg1-2.1+deb12u1', '1:2.3.21+dfsg1-2ubuntu6'],
      depends: ['dovecot-core'],
    },
    fail2ban: {
      versions: ['1.0.2-2', '1.0.2-3ubuntu0.1'],
      services: ['fail2ban'],
      files: {
        '/etc/fail2ban/jail.conf': JAIL,
        '/etc/fail2ban/jail.d': null,
        '/etc/fail2ban/filter.d': null,
        '/etc/fail2ban/action.d': null,
      },
      commands: ['/usr/bin/fail2ban-client'],
    },
    ufw: {
      versions: ['0.36.2-1', '0.36.2-6'],
      services: ['ufw'],
      isLeftStopped: true,
      startsAtBoot: true,
      depends: ['iptables'],
      files: {
        '/etc/ufw/ufw.conf': 'ENABLED=no\nLOGLEVEL=low\n',
        '/etc/ufw/sysctl.conf': '# Settings of the kernel that ufw makes\n',
        '/etc/ufw/applications.d': null,
        ...emptyFiles(
          '/etc/ufw',
          'after.init after.rules after6.rules before.init before.rules before6.rules user.rules user6.rules',
        ),
        '/etc/default/ufw': 'IPV6=yes\nDEFAULT_INPUT_POLICY="DROP"\n',
      },
      commands: ['/usr/sbin/ufw'],
    },
    nftables: {
      versions: ['1.0.6-2+deb12u2', '1.0.9-1build1'],
      services: ['nftables'],
      isLeftStopped: true,
      files: { '/etc/nftables.conf': '#!/usr/sbin/nft -f\n\nflush ruleset\n' },
      ownership: ['/etc/nftables.conf 0755'],
      commands: ['/usr/sbin/nft'],
    },
    iptables: { versions: ['1.8.9-2', '1.8.10-3ubuntu2'], commands: ['/usr/sbin/iptables', '/usr/sbin/iptables-save'] },
    monit: {
      versions: ['1:5.33.0-1', '1:5.33.0-2build2'],
      services: ['monit'],
      files: {
        '/etc/monit/monitrc':
          'set daemon 120\nset log /var/log/monit.log\ninclude /etc/monit/conf.d/*\ninclude /etc/monit/conf-enabled/*\n',
        '/etc/monit/conf-available': null,
        '/etc/monit/conf-enabled': null,
        '/etc/monit/conf.d': null,
        '/etc/monit/templates': null,
        '/etc/default/monit': 'START=yes\n',
        '/var/lib/monit/events': null,
      },
      ownership: ['/etc/monit/monitrc 0600'],
      commands: ['/usr/bin/monit'],
    },
    'ssl-cert': { versions: ['1.1.2', '1.1.2ubuntu1'], groups: ['ssl-cert'] },
    openvpn: {
      versions: ['2.6.3-1+deb12u3', '2.6.12-0ubuntu0.24.04.3'],
      services: ['openvpn'],
      files: {
        '/etc/default/openvpn': '# AUTOSTART="all"\n',
        '/etc/openvpn/client': null,
        '/etc/openvpn/server': null,
        '/etc/openvpn/update-resolv-conf': '#!/bin/sh\n',
      },
      commands: ['/usr/sbin/openvpn'],
    },
    keepalived: {
      versions: ['1:2.2.7-1+b2', '1:2.2.8-1build2'],
      services: ['keepalived'],
      isLeftStopped: true,
      files: { '/etc/keepalived/keepalived.conf.sample': '! Configuration File for keepalived\n' },
    },
  },
  redhat: {
    chrony: {
      version: '4.6.1-1.el9',
      services: ['chronyd'],
      files: {
        '/etc/chrony.conf': 'pool 2.rhel.pool.ntp.org iburst\ndriftfile /var/lib/chrony/drift\nmakestep 1.0 3\n',
        '/var/lib/chrony': null,
      },
      commands: ['/usr/sbin/chronyd', '/usr/bin/chronyc'],
    },
    bind: {
      version: '32:9.16.23-29.el9_6',
      services: ['named'],
      users: ['named:/var/named:/sbin/nologin:25'],
      files: { '/etc/named.conf': RHEL_NAMED, '/var/named': null },
      ownership: ['/etc/named.conf 0640 root named', '/var/named 0770 root named'],
      commands: ['/usr/sbin/named', '/usr/sbin/named-checkconf'],
    },
    dnsmasq: {
      version: '2.85-16.el9_4',
      services: ['dnsmasq'],
      users: ['dnsmasq:/var/lib/dnsmasq:/sbin/nologin'],
      files: { '/etc/dnsmasq.conf': DNSMASQ, '/etc/dnsmasq.d': null },
      commands: ['/usr/sbin/dnsmasq'],
    },
    postfix: {
      version: '2:3.5.25-1.el9',
      services: ['postfix'],
      users: ['postfix:/var/spool/postfix:/sbin/nologin:89'],
      groups: ['postdrop:90'],
      files: {
        '/etc/postfix/main.cf': POSTFIX_MAIN,
        '/etc/postfix/master.cf': 'smtp inet n - n - - smtpd\n',
        '/var/spool/postfix': null,
      },
      commands: POSTFIX_COMMANDS,
    },
    dovecot: {
      version: '1:2.3.16-15.el9',
      services: ['dovecot'],
      users: ['dovecot:/usr/libexec/dovecot:/sbin/nologin:97'],
      files: { '/etc/dovecot/dovecot.conf': DOVECOT, '/etc/dovecot/conf.d': null },
      commands: ['/usr/bin/doveadm'],
    },
    fail2ban: {
      version: '1.1.0-6.el9',
      services: ['fail2ban'],
      depends: ['firewalld'],
      files: { '/etc/fail2ban/jail.conf': JAIL, '/etc/fail2ban/jail.d': null },
      commands: ['/usr/bin/fail2ban-client'],
    },
    firewalld: {
      version: '1.3.4-9.el9_5',
      services: ['firewalld'],
      files: {
        '/etc/firewalld/firewalld.conf': 'DefaultZone=public\nCleanupOnExit=yes\n',
        '/etc/firewalld/zones': null,
      },
      commands: ['/usr/bin/firewall-cmd'],
    },
    nftables: {
      version: '1:1.0.9-3.el9',
      services: ['nftables'],
      files: {
        '/etc/sysconfig/nftables.conf': '# Uncomment the include statement here to load the default config sample\n',
      },
      commands: ['/usr/sbin/nft'],
    },
    openvpn: {
      version: '2.5.11-1.el9',
      users: ['openvpn:/etc/openvpn:/sbin/nologin'],
      files: { '/etc/openvpn/client': null, '/etc/openvpn/server': null },
      commands: ['/usr/sbin/openvpn'],
    },
    keepalived: {
      version: '2.2.8-4.el9_5',
      services: ['keepalived'],
      files: { '/etc/keepalived/keepalived.conf': 'global_defs {\n}\n' },
    },
  },
};

/** System maintenance, monitoring and containers. */
import { builtInPrograms, type PackageContents, type PackageFamily } from './row.ts';

const CRONTAB =
  '# /etc/crontab: system-wide crontab\nSHELL=/bin/sh\nPATH=/usr/local/sbin:/usr/local/bin:/sbin:/bin:/usr/sbin:/usr/bin\n';
const CRON_PROGRAMS = builtInPrograms('/usr/bin/crontab');
const SUDO: PackageContents = {
  files: {
    '/etc/sudoers': 'Defaults\tenv_reset\nroot\tALL=(ALL:ALL) ALL\n\n@includedir /etc/sudoers.d\n',
    '/etc/sudoers.d': null,
  },
  ownership: ['/etc/sudoers 0440'],
  programs: builtInPrograms('/usr/bin/sudo', '/usr/sbin/visudo'),
};
const LOGROTATE = 'weekly\nrotate 4\ncreate\ninclude /etc/logrotate.d\n';
const RSYSLOG =
  'module(load="imuxsock")\n*.*;auth,authpriv.none\t-/var/log/syslog\nauth,authpriv.*\t/var/log/auth.log\n';
const COLLECTD = 'FQDNLookup true\nLoadPlugin cpu\nLoadPlugin memory\nLoadPlugin interface\n';
const PROMETHEUS =
  "global:\n  scrape_interval: 15s\n\nscrape_configs:\n  - job_name: prometheus\n    static_configs:\n      - targets: ['localhost:9090']\n";
const SUPERVISOR =
  '[unix_http_server]\nfile=/var/run/supervisor.sock\n\n[supervisord]\nlogfile=/var/log/supervisor/supervisord.log\n\n[include]\nfiles = /etc/supervisor/conf.d/*.conf\n';
const SNMPD = 'agentaddress 127.0.0.1,[::1]\nrocommunity public default\n';

export const SYSTEM: PackageFamily = {
  debian: {
    cron: {
      versions: ['3.0pl1-162', '3.0pl1-184ubuntu2'],
      services: ['cron'],
      files: {
        '/etc/crontab': CRONTAB,
        '/etc/cron.d/.placeholder': '# This directory stays when it is empty.\n',
        '/etc/default/cron': 'READ_ENV="yes"\n',
        '/var/spool/cron/crontabs': null,
      },
      ownership: ['/var/spool/cron/crontabs 1730 root crontab'],
      programs: CRON_PROGRAMS,
    },
    sudo: {
      versions: ['1.9.13p3-1+deb12u2', '1.9.15p5-3ubuntu5.24.04.1'],
      ...SUDO,
      files: { ...SUDO.files, '/etc/sudoers.d/README': '# Files whose names end in ~ or have a dot are left out.\n' },
      ownership: ['/etc/sudoers 0440', '/etc/sudoers.d/README 0440'],
    },
    logrotate: {
      versions: ['3.21.0-1', '3.21.0-2build1'],
      files: {
        '/etc/logrotate.conf': LOGROTATE,
        '/etc/logrotate.d/btmp': '/var/log/btmp {\n\tmonthly\n\trotate 1\n}\n',
        '/etc/logrotate.d/wtmp': '/var/log/wtmp {\n\tmonthly\n\trotate 1\n}\n',
      },
      commands: ['/usr/sbin/logrotate'],
    },
    rsyslog: {
      versions: ['8.2302.0-1+deb12u1', '8.2312.0-3ubuntu9.1'],
      services: ['rsyslog'],
      files: {
        '/etc/rsyslog.conf': RSYSLOG,
        '/etc/rsyslog.d': null,
        '/etc/logrotate.d/rsyslog': '/var/log/syslog {\n\trotate 4\n\tweekly\n}\n',
        '/var/log/auth.log': '',
        '/var/log/syslog': '',
        '/var/spool/rsyslog': null,
      },
      ownership: ['/var/spool/rsyslog 0700', '/var/log/auth.log 0640 root adm', '/var/log/syslog 0640 root adm'],
      commands: ['/usr/sbin/rsyslogd'],
    },
    'unattended-upgrades': {
      versions: ['2.9.1+nmu3', '2.9.1+nmu4ubuntu1'],
      services: ['unattended-upgrades'],
      files: {
        '/etc/apt/apt.conf.d/20auto-upgrades':
          'APT::Periodic::Update-Package-Lists "1";\nAPT::Periodic::Unattended-Upgrade "1";\n',
        '/etc/apt/apt.conf.d/50unattended-upgrades':
          'Unattended-Upgrade::Origins-Pattern {\n\t"origin=Debian,codename=${distro_codename}";\n};\n',
      },
      commands: ['/usr/bin/unattended-upgrade'],
    },
    'ca-certificates': {
      versions: ['20230311', '20240203'],
      files: {
        '/etc/ca-certificates.conf': '',
        '/usr/local/share/ca-certificates': null,
        '/etc/ssl/certs/ca-certificates.crt': '-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n',
      },
      commands: ['/usr/sbin/update-ca-certificates'],
    },
    'apt-transport-https': { versions: ['2.6.1', '2.8.3'] },
    gnupg: { versions: ['2.2.40-1.1', '2.4.4-2ubuntu17.2'], commands: ['/usr/bin/gpg'] },
    openssl: {
      versions: ['3.0.16-1~deb12u1', '3.0.13-0ubuntu3.5'],
      files: { '/etc/ssl/openssl.cnf': 'HOME = .\n' },
      commands: ['/usr/bin/openssl'],
    },
    lvm2: {
      versions: ['2.03.16-2', '2.03.16-3ubuntu3.1'],
      files: { '/etc/lvm/lvm.conf': '' },
      commands: ['/usr/sbin/lvs', '/usr/sbin/pvs', '/usr/sbin/vgs'],
    },
    acl: { versions: ['2.3.1-3', '2.3.2-1build1.1'], commands: ['/usr/bin/getfacl', '/usr/bin/setfacl'] },
    auditd: {
      versions: ['1:3.0.9-1', '1:3.1.2-2.1build1'],
      services: ['auditd'],
      files: {
        '/etc/audit/auditd.conf': 'log_file = /var/log/audit/audit.log\n',
        '/etc/audit/audit.rules': '-D\n',
        '/etc/audit/audit-stop.rules': '-e 0\n',
        '/etc/audit/plugins.d': null,
        '/etc/audit/rules.d/audit.rules': '-D\n-b 8192\n',
      },
      ownership: ['/etc/audit 0750', '/etc/audit/rules.d 0750'],
      commands: ['/usr/sbin/auditctl'],
    },
    supervisor: {
      versions: ['4.2.5-1', '4.2.5-1'],
      services: ['supervisor'],
      depends: ['python3'],
      files: {
        '/etc/supervisor/supervisord.conf': SUPERVISOR,
        '/etc/supervisor/conf.d': null,
        '/var/log/supervisor': null,
      },
      commands: ['/usr/bin/supervisorctl'],
    },
    snmpd: {
      versions: ['5.9.3+dfsg-2+deb12u1', '5.9.4+dfsg-1.1ubuntu3.1'],
      services: ['snmpd'],
      users: ['Debian-snmp:/var/lib/snmp:/bin/false'],
      files: { '/etc/snmp/snmpd.conf': SNMPD, '/etc/snmp/snmp.conf': 'mibs :\n', '/etc/snmp/snmpd.conf.d': null },
      ownership: ['/etc/snmp/snmpd.conf 0640 root Debian-snmp'],
    },
    collectd: {
      versions: ['5.12.0-14', '5.12.0-17build2'],
      services: ['collectd'],
      files: { '/etc/collectd/collectd.conf': COLLECTD, '/etc/collectd/collectd.conf.d': null },
      commands: ['/usr/sbin/collectd'],
    },
    'prometheus-node-exporter': {
      versions: ['1.5.0-1+b6', '1.7.0-1ubuntu0.3'],
      services: ['prometheus-node-exporter'],
      users: ['prometheus:/var/lib/prometheus:/usr/sbin/nologin::Prometheus daemon,,,'],
      files: { '/etc/default/prometheus-node-exporter': 'ARGS=""\n', '/var/lib/prometheus/node-exporter': null },
      ownership: ['/var/lib/prometheus 0755 prometheus prometheus'],
      commands: ['/usr/bin/prometheus-node-exporter'],
    },
    prometheus: {
      versions: ['2.42.0+ds-5+b5', '2.45.3+ds-2ubuntu0.3'],
      services: ['prometheus'],
      depends: ['prometheus-node-exporter'],
      files: { '/etc/prometheus/prometheus.yml': PROMETHEUS, '/var/lib/prometheus/metrics2': null },
      ownership: ['/var/lib/prometheus/metrics2 0755 prometheus prometheus'],
      commands: ['/usr/bin/prometheus', '/usr/bin/promtool'],
    },
    'docker.io': {
      versions: ['20.10.24+dfsg1-1+deb12u1', '26.1.3-0ubuntu1~24.04.1'],
      services: ['docker'],
      groups: ['docker'],
      files: { '/etc/docker': null, '/var/lib/docker': null },
      ownership: ['/var/lib/docker 0710 root root'],
      commands: ['/usr/bin/docker'],
    },
    podman: {
      versions: ['4.3.1+ds1-8+deb12u1', '4.9.3+ds1-1ubuntu0.2'],
      files: { '/etc/containers': null },
      commands: ['/usr/bin/podman'],
    },
    puppet: {
      versions: ['7.23.0-1', '8.4.0-1ubuntu1'],
      services: ['puppet'],
      isLeftStopped: true,
      files: { '/etc/puppet/puppet.conf': '[main]\nssldir = /var/lib/puppet/ssl\n' },
    },
  },
  redhat: {
    cronie: {
      version: '1.5.7-14.el9_6',
      services: ['crond'],
      files: { '/etc/crontab': CRONTAB },
      programs: CRON_PROGRAMS,
    },
    sudo: { version: '1.9.5p2-10.el9_6.1', ...SUDO, ownership: ['/etc/sudoers 0440', '/etc/sudoers.d 0750'] },
    systemd: { version: '252-51.el9_6.1' },
    logrotate: {
      version: '3.18.0-11.el9_6',
      files: { '/etc/logrotate.conf': LOGROTATE },
      commands: ['/usr/sbin/logrotate'],
    },
    rsyslog: {
      version: '8.2412.0-1.el9',
      services: ['rsyslog'],
      files: { '/etc/rsyslog.conf': RSYSLOG, '/etc/rsyslog.d': null },
      commands: ['/usr/sbin/rsyslogd'],
    },
    'dnf-automatic': {
      version: '4.14.0-25.el9',
      services: ['dnf-automatic'],
      files: { '/etc/dnf/automatic.conf': '[commands]\nupgrade_type = default\n' },
    },
    'ca-certificates': {
      version: '2024.2.69_v8.0.303-91.4.el9_4',
      files: {
        '/etc/pki/ca-trust/source/anchors': null,
        '/etc/pki/tls/certs/ca-bundle.crt': '-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n',
      },
      commands: ['/usr/bin/update-ca-trust'],
    },
    'epel-release': {
      version: '9-10.el9',
      files: {
        '/etc/yum.repos.d/epel.repo': '[epel]\nname=Extra Packages for Enterprise Linux 9\nenabled=1\ngpgcheck=1\n',
      },
    },
    gnupg2: { version: '2.3.3-4.el9', commands: ['/usr/bin/gpg'] },
    openssl: {
      version: '1:3.2.2-6.el9_5.1',
      files: { '/etc/pki/tls/openssl.cnf': 'HOME = .\n' },
      commands: ['/usr/bin/openssl'],
    },
    lvm2: {
      version: '9:2.03.28-6.el9',
      files: { '/etc/lvm/lvm.conf': '' },
      commands: ['/usr/sbin/lvs', '/usr/sbin/pvs', '/usr/sbin/vgs'],
    },
    acl: { version: '2.3.1-4.el9', commands: ['/usr/bin/getfacl', '/usr/bin/setfacl'] },
    audit: {
      version: '3.1.5-4.el9',
      services: ['auditd'],
      files: { '/etc/audit/auditd.conf': 'log_file = /var/log/audit/audit.log\n', '/etc/audit/rules.d': null },
      commands: ['/usr/sbin/auditctl'],
    },
    supervisor: {
      version: '4.2.2-4.el9',
      services: ['supervisord'],
      depends: ['python3'],
      files: { '/etc/supervisord.conf': SUPERVISOR, '/etc/supervisord.d': null },
      commands: ['/usr/bin/supervisorctl'],
    },
    'net-snmp': { version: '1:5.9.1-17.el9', services: ['snmpd'], files: { '/etc/snmp/snmpd.conf': SNMPD } },
    collectd: {
      version: '5.12.0-24.el9',
      services: ['collectd'],
      files: { '/etc/collectd.conf': COLLECTD, '/etc/collectd.d': null },
      commands: ['/usr/sbin/collectd'],
    },
    'node-exporter': {
      version: '1.9.1-1.el9',
      services: ['prometheus-node-exporter'],
      users: ['prometheus:/var/lib/prometheus:/sbin/nologin'],
      files: { '/etc/default/prometheus-node-exporter': 'ARGS=""\n' },
      commands: ['/usr/bin/node_exporter'],
    },
    podman: {
      version: '5.4.0-10.el9_6',
      services: ['podman'],
      files: { '/etc/containers': null },
      commands: ['/usr/bin/podman'],
    },
  },
};

/** Well-known modules of the Puppet Forge, and names that are defined in them. */

/** Forge names by module name, which is also the first segment of names that the module defines. */
const FORGE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...(
      'accounts acl apache apt chocolatey concat docker firewall git haproxy hocon inifile java java_ks kubernetes lvm motd mysql ntp ' +
      'postgresql powershell puppetdb reboot registry rsync satellite_pe_tools scheduled_task splunk_hec sqlserver sshkeys stdlib tomcat ' +
      'translate vcsrepo wsus_client augeas_core cron_core host_core mailalias_core mount_core nagios_core scheduled_task selinux_core ' +
      'sshkeys_core yumrepo_core zfs_core zone_core'
    )
      .split(' ')
      .map((name) => [name, `puppetlabs-${name}`]),
    ...(
      'alternatives archive augeasproviders_core augeasproviders_pam augeasproviders_shellvar augeasproviders_ssh augeasproviders_sysctl ' +
      'cassandra cgroup chrony collectd consul corosync cron dhcp dnsmasq elasticsearch epel extlib filebeat ferm gitlab gitlab_ci_runner ' +
      'gluster grafana healthcheck hiera icinga2 jenkins kafka keepalived kibana kmod ldapquery letsencrypt lldpd logrotate logstash ' +
      'mongodb nftables nginx nodejs nrpe nsswitch openldap openssl openvpn php posix_acl postfix prometheus proxysql pxe python r10k ' +
      'rabbitmq redis rsyslog rundeck selinux ssh_keygen snmp squid strongswan sysctl systemd telegraf tftp unattended_upgrades unbound ' +
      'varnish vault vnc windows_env windowsfeature wireguard yum zabbix zookeeper'
    )
      .split(' ')
      .map((name) => [name, `puppet-${name}`]),
    ...'dnsclient limits locales memcached multipath resolv_conf ssh sudo timezone'
      .split(' ')
      .map((name) => [name, `saz-${name}`]),
  ].map(([name = '', forge = '']) => [name, forge] as const),
);

/** Resource types and functions without a namespace, by the module that defines them. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  stdlib: ['file_line', 'anchor'],
  concat: ['concat', 'concat_file', 'concat_fragment'],
  inifile: ['ini_setting', 'ini_subsetting'],
  vcsrepo: ['vcsrepo'],
  archive: ['archive'],
  augeas_core: ['augeas'],
  cron_core: ['cron'],
  host_core: ['host'],
  mount_core: ['mount'],
  selinux_core: ['selboolean', 'selmodule'],
  sshkeys_core: ['ssh_authorized_key', 'sshkey'],
  yumrepo_core: ['yumrepo'],
  zfs_core: ['zfs', 'zpool'],
  zone_core: ['zone'],
  mailalias_core: ['mailalias', 'maillist'],
  nagios_core: ['nagios_host', 'nagios_service', 'nagios_command', 'nagios_contact', 'nagios_hostgroup'],
  firewall: ['firewall', 'firewallchain'],
  mysql: ['mysql_database', 'mysql_user', 'mysql_grant', 'mysql_plugin', 'mysql_password', 'mysql_deepmerge'],
  postgresql: ['postgresql_psql', 'postgresql_conf', 'postgresql_password', 'postgresql_escape'],
  apt: ['apt_key'],
  apache: ['a2mod'],
  rabbitmq: ['rabbitmq_user', 'rabbitmq_vhost', 'rabbitmq_exchange', 'rabbitmq_queue', 'rabbitmq_plugin'],
  mongodb: ['mongodb_database', 'mongodb_user'],
  augeasproviders_shellvar: ['shellvar'],
  augeasproviders_ssh: ['sshd_config', 'ssh_config'],
  augeasproviders_sysctl: ['sysctl'],
  registry: ['registry_key', 'registry_value'],
  acl: ['acl'],
  reboot: ['reboot'],
  python: ['pip'],
  java_ks: ['java_ks'],
  lvm: ['physical_volume', 'volume_group', 'logical_volume', 'filesystem'],
  kmod: ['kmod'],
  hocon: ['hocon_setting'],
};

export function moduleWithName(name: string): string | undefined {
  return Object.entries(NAMES).find(([, names]) => names.includes(name))?.[0];
}

/**
 * Returns the Forge name of a module, such as `puppetlabs-concat` for `concat`. Returns undefined if the module is not
 * in the list.
 */
export function forgeName(module: string): string | undefined {
  return Object.hasOwn(FORGE_NAMES, module) ? FORGE_NAMES[module] : undefined;
}

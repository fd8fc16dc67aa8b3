/** Resource types that Puppet itself contains. Puppet's packages also bundle modules with further types. */
import type { Release } from './release.ts';

const ALWAYS =
  'component exec file filebucket group notify package resources schedule service stage tidy user whit'.split(' ');

const UNTIL_5 = (
  'augeas computer cron host interface k5login macauthorization mailalias maillist mcx mount ' +
  'nagios_command nagios_contact nagios_contactgroup nagios_host nagios_hostdependency nagios_hostescalation ' +
  'nagios_hostextinfo nagios_hostgroup nagios_service nagios_servicedependency nagios_serviceescalation ' +
  'nagios_serviceextinfo nagios_servicegroup nagios_timeperiod router scheduled_task selboolean selmodule ' +
  'ssh_authorized_key sshkey vlan yumrepo zfs zone zpool'
).split(' ');

export function coreTypeNames(release: Release): readonly string[] {
  return release.has('types of the core') ? [...ALWAYS, ...UNTIL_5] : ALWAYS;
}

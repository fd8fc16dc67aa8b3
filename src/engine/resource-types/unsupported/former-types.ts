/**
 * Types that were part of Puppet until release 5 and that no module replaces. They compile in releases that had them,
 * but fail when they are applied.
 */
import type { TypeDeclaration } from '../declaration.ts';
import { parameter, property, unsupported } from './unsupported.ts';

interface FormerType {
  readonly name: string;
  readonly doc: string;
  readonly namevar: string;
  /** Names of the parameters without the namevar, separated by spaces; `properties` has the same form. */
  readonly parameters: string;
  readonly properties: string;
}

const FORMER: readonly FormerType[] = [
  {
    name: 'computer',
    doc: 'Computers in the directory of macOS.',
    namevar: 'name',
    parameters: 'realname',
    properties: 'ensure en_address ip_address',
  },
  {
    name: 'interface',
    doc: 'Interfaces of switches and routers.',
    namevar: 'name',
    parameters: 'device_url',
    properties:
      'ensure description speed duplex access_vlan native_vlan encapsulation mode allowed_trunk_vlans etherchannel ipaddress',
  },
  {
    name: 'k5login',
    doc: '`.k5login` files of Kerberos.',
    namevar: 'path',
    parameters: '',
    properties: 'ensure principals mode seluser selrole seltype selrange',
  },
  {
    name: 'macauthorization',
    doc: 'The authorization database of macOS.',
    namevar: 'name',
    parameters: '',
    properties:
      'ensure auth_type allow_root authenticate_user auth_class comment group k_of_n mechanisms rule session_owner shared timeout tries',
  },
  {
    name: 'maillist',
    doc: 'Mailing lists of Mailman.',
    namevar: 'name',
    parameters: 'description password webserver mailserver admin',
    properties: 'ensure',
  },
  {
    name: 'mcx',
    doc: 'Managed preferences of macOS.',
    namevar: 'name',
    parameters: 'ds_type ds_name',
    properties: 'ensure content',
  },
  {
    name: 'nagios_command',
    doc: 'A command of Nagios.',
    namevar: 'command_name',
    parameters: 'owner group mode',
    properties: 'ensure use command_line poller_tag target',
  },
  {
    name: 'nagios_contact',
    doc: 'A contact of Nagios.',
    namevar: 'contact_name',
    parameters: 'owner group mode',
    properties:
      'ensure use alias contactgroups host_notifications_enabled service_notifications_enabled host_notification_period service_notification_period host_notification_options service_notification_options host_notification_commands service_notification_commands email pager address1 address2 address3 address4 address5 address6 can_submit_commands retain_status_information retain_nonstatus_information register target',
  },
  {
    name: 'nagios_contactgroup',
    doc: 'A contactgroup of Nagios.',
    namevar: 'contactgroup_name',
    parameters: 'owner group mode',
    properties: 'ensure use alias members contactgroup_members register target',
  },
  {
    name: 'nagios_host',
    doc: 'A host of Nagios.',
    namevar: 'host_name',
    parameters: 'owner group mode',
    properties:
      'ensure use alias display_name address parents hostgroups check_command initial_state max_check_attempts check_interval retry_interval active_checks_enabled passive_checks_enabled check_period obsess_over_host check_freshness freshness_threshold event_handler event_handler_enabled low_flap_threshold high_flap_threshold flap_detection_enabled flap_detection_options failure_prediction_enabled process_perf_data retain_status_information retain_nonstatus_information contacts contact_groups notification_interval first_notification_delay notification_period notification_options notifications_enabled stalking_options notes notes_url action_url icon_image icon_image_alt vrml_image statusmap_image register realm poller_tag business_impact target',
  },
  {
    name: 'nagios_hostdependency',
    doc: 'A hostdependency of Nagios.',
    namevar: '_naginator_name',
    parameters: 'owner group mode',
    properties:
      'ensure use dependent_host_name dependent_hostgroup_name host_name hostgroup_name inherits_parent execution_failure_criteria notification_failure_criteria dependency_period register target',
  },
  {
    name: 'nagios_hostescalation',
    doc: 'A hostescalation of Nagios.',
    namevar: '_naginator_name',
    parameters: 'owner group mode',
    properties:
      'ensure use host_name hostgroup_name contacts contact_groups first_notification last_notification notification_interval escalation_period escalation_options register target',
  },
  {
    name: 'nagios_hostextinfo',
    doc: 'A hostextinfo of Nagios.',
    namevar: 'host_name',
    parameters: 'owner group mode',
    properties: 'ensure use notes notes_url icon_image icon_image_alt vrml_image statusmap_image register target',
  },
  {
    name: 'nagios_hostgroup',
    doc: 'A hostgroup of Nagios.',
    namevar: 'hostgroup_name',
    parameters: 'owner group mode',
    properties: 'ensure use alias members hostgroup_members notes notes_url action_url register realm target',
  },
  {
    name: 'nagios_service',
    doc: 'A service of Nagios.',
    namevar: '_naginator_name',
    parameters: 'owner group mode',
    properties:
      'ensure use host_name hostgroup_name service_description display_name servicegroups is_volatile check_command initial_state max_check_attempts check_interval retry_interval normal_check_interval retry_check_interval active_checks_enabled passive_checks_enabled parallelize_check check_period obsess_over_service check_freshness freshness_threshold event_handler event_handler_enabled low_flap_threshold high_flap_threshold flap_detection_enabled flap_detection_options process_perf_data failure_prediction_enabled retain_status_information retain_nonstatus_information notification_interval first_notification_delay notification_period notification_options notifications_enabled contacts contact_groups stalking_options notes notes_url action_url icon_image icon_image_alt register poller_tag business_impact target',
  },
  {
    name: 'nagios_servicedependency',
    doc: 'A servicedependency of Nagios.',
    namevar: '_naginator_name',
    parameters: 'owner group mode',
    properties:
      'ensure use dependent_host_name dependent_hostgroup_name dependent_service_description host_name hostgroup_name service_description inherits_parent execution_failure_criteria notification_failure_criteria dependency_period register target',
  },
  {
    name: 'nagios_serviceescalation',
    doc: 'A serviceescalation of Nagios.',
    namevar: '_naginator_name',
    parameters: 'owner group mode',
    properties:
      'ensure use host_name hostgroup_name servicegroup_name service_description contacts contact_groups first_notification last_notification notification_interval escalation_period escalation_options register target',
  },
  {
    name: 'nagios_serviceextinfo',
    doc: 'A serviceextinfo of Nagios.',
    namevar: '_naginator_name',
    parameters: 'owner group mode',
    properties:
      'ensure use host_name service_description notes notes_url action_url icon_image icon_image_alt register target',
  },
  {
    name: 'nagios_servicegroup',
    doc: 'A servicegroup of Nagios.',
    namevar: 'servicegroup_name',
    parameters: 'owner group mode',
    properties: 'ensure use alias members servicegroup_members notes notes_url action_url register target',
  },
  {
    name: 'nagios_timeperiod',
    doc: 'A timeperiod of Nagios.',
    namevar: 'timeperiod_name',
    parameters: 'owner group mode',
    properties: 'ensure use alias sunday monday tuesday wednesday thursday friday saturday exclude register target',
  },
  {
    name: 'router',
    doc: 'Connections to switches and routers.',
    namevar: 'url',
    parameters: '',
    properties: '',
  },
  {
    name: 'scheduled_task',
    doc: 'Scheduled tasks of Windows.',
    namevar: 'name',
    parameters: 'password',
    properties: 'ensure enabled command working_dir arguments user trigger',
  },
  {
    name: 'vlan',
    doc: 'VLANs of switches.',
    namevar: 'name',
    parameters: 'device_url',
    properties: 'ensure description',
  },
  {
    name: 'zfs',
    doc: 'ZFS file systems.',
    namevar: 'name',
    parameters: '',
    properties:
      'ensure aclinherit aclmode acltype atime canmount checksum compression copies dedup devices exec logbias mountpoint nbmand primarycache quota readonly recordsize refquota refreservation reservation secondarycache setuid shareiscsi sharenfs sharesmb snapdir version volsize vscan xattr zoned',
  },
  {
    name: 'zone',
    doc: 'Zones of Solaris.',
    namevar: 'name',
    parameters: 'id clone sysidcfg create_args install_args realhostname',
    properties: 'ensure ip iptype autoboot path pool shares dataset inherit',
  },
  {
    name: 'zpool',
    doc: 'ZFS pools.',
    namevar: 'pool',
    parameters: 'raid_parity',
    properties: 'ensure disk mirror raidz spare log',
  },
];

function declareFormerType({ name, doc, namevar, parameters, properties }: FormerType): TypeDeclaration {
  return unsupported(name, name, doc, [
    parameter(namevar, 'The name.', true),
    ...words(parameters).map((each) => parameter(each, 'A parameter of the former type.')),
    ...words(properties).map((each) => property(each, 'A property of the former type.')),
  ]);
}

function words(text: string): readonly string[] {
  return text.split(' ').filter((word) => word !== '');
}

export const formerTypes: readonly TypeDeclaration[] = FORMER.map(declareFormerType);

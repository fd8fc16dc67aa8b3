/** Attributes that older releases do not have, each with its first release. */
import { isAtLeast, type Release } from './release.ts';
import { isReleaseId, nameMajorRelease, type ReleaseId } from './release-ids.ts';

type AttributesByType = Readonly<Record<string, string>>;

/** Attributes that each release added to the core types, separated by spaces (`lib/puppet/type` of the releases). */
const ADDED: Readonly<Partial<Record<ReleaseId, AttributesByType>>> = {
  '3.8': {
    augeas: 'show_diff',
    exec: 'umask',
    file: 'show_diff source_permissions validate_cmd validate_replacement',
    group: 'forcelocal',
    package: 'allow_virtual package_settings uninstall_options',
    resources: 'unless_uid',
    schedule: 'weekday',
    service: 'flags',
    user: 'forcelocal iterations purge_ssh_keys salt',
    yumrepo:
      'bandwidth gpgcakey metalink mirrorlist_expire repo_gpgcheck retries s3_enabled skip_if_unavailable sslcacert ' +
      'sslclientcert sslclientkey sslverify target throttle',
  },
  '4.10': {
    file: 'checksum_value',
    mailalias: 'file',
    package: 'reinstall_on_refresh',
    user: 'loginclass',
    yumrepo: 'assumeyes deltarpm_metadata_percentage deltarpm_percentage',
  },
  '5.5': {
    package: 'command enable_only install_only mark',
    user: 'password_warn_days',
    yumrepo: 'password payload_gpgcheck username',
  },
  'openvox-8': {
    package: 'environment',
  },
  '6.29': {
    file: 'max_files staging_location',
    service: 'logonaccount logonpassword timeout',
    tidy: 'max_files',
  },
};

const made = new Map<ReleaseId, ReadonlySet<string>>();

export function attributesAfter({ id }: Release): ReadonlySet<string> {
  const known = made.get(id);
  if (known !== undefined) return known;
  const later = Object.entries(ADDED).filter(([since]) => isReleaseId(since) && !isAtLeast(id, since));
  const names = later.flatMap(([, types]) =>
    Object.entries(types).flatMap(([type, attributes]) => attributes.split(' ').map((name) => `${type} ${name}`)),
  );
  const attributes = new Set(names);
  made.set(id, attributes);
  return attributes;
}

/** Attributes that a minor release of OpenVox 8 added. In all other respects, OpenVox 8 counts as one release. */
const MINOR_OF_OPENVOX_8: Readonly<Record<string, string>> = { 'package environment': 'OpenVox 8.26' };

/**
 * Returns the first release with an attribute, such as `Puppet 5` or `OpenVox 8.26`. Returns undefined if Puppet 2.7
 * has it.
 */
export function findAttributeSince(type: string, attribute: string): string | undefined {
  const name = `${type} ${attribute}`;
  const since = Object.entries(ADDED).find(([, types]) => types[type]?.split(' ').includes(attribute) === true)?.[0];
  return MINOR_OF_OPENVOX_8[name] ?? (since !== undefined && isReleaseId(since) ? nameMajorRelease(since) : undefined);
}

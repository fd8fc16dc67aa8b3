/**
 * Public control repositories with which the views of whole repositories are measured: files that their setup adds,
 * their nodes, and the facts of the nodes.
 */
import type { Facts } from '../../src/engine/index.ts';
import { exampleName } from '../../src/nodes/example-name.ts';

export interface ControlRepository {
  /** Path of the repository on GitHub. */
  readonly source: string;
  readonly release: string;
  /** Settings of the server that the repository's documentation requires. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Files that the repository's setup adds, by path. The functions create them from the repository's files. */
  readonly laid?: Readonly<Record<string, (read: (path: string) => string) => string>>;
  /** Another public repository, with examples instead of the private data, and the folder for it. */
  readonly beside?: { readonly source: string; readonly folder: string };
  /** Files on the server outside of the repository, by path. */
  readonly serverFiles?: Readonly<Record<string, string>>;
  /** Output of commands on the server, by the path of the command. */
  readonly serverCommands?: Readonly<Record<string, string>>;
  /** Returns names of nodes, in addition to those in manifests and data. */
  nodes?(files: ReadonlyMap<string, string>): readonly string[];
  /** Returns the facts of a node that differ from those of a plain machine. */
  facts(certname: string): Facts;
}

/** Returns the facts of a machine with one address, on `eth0`. */
function address(certname: string, ip: string): Facts {
  const [hostname = '', ...domain] = certname.split('.');
  const octets = ip.split('.').slice(0, 3).join('.');
  const link = { address: ip, netmask: '255.255.255.0', network: `${octets}.0` };
  const own = { ip, mac: '52:54:00:12:34:56', netmask: link.netmask, network: link.network };
  const six = { address: '2001:db8::10', netmask: 'ffff:ffff:ffff:ffff::', network: '2001:db8::' };
  const of6 = { ip6: six.address, netmask6: six.netmask, network6: six.network };
  return {
    networking: {
      hostname,
      domain: domain.join('.'),
      fqdn: certname,
      primary: 'eth0',
      ...own,
      ...of6,
      interfaces: {
        eth0: { ...own, ...of6, mtu: 1500, bindings: [link], bindings6: [six] },
        lo: { ip: '127.0.0.1', netmask: '255.0.0.0', network: '127.0.0.0', mtu: 65536, bindings: [] },
      },
    },
  };
}

function softwareHeritageSubnet(certname: string): readonly [subnet: string, deployment: string, ip: string] {
  if (certname.includes('.azure.')) return ['azure_euwest', 'production', '192.168.200.20'];
  if (certname.includes('.staging.')) return ['sesi_rocquencourt_staging', 'staging', '192.168.130.20'];
  if (certname.includes('.admin.')) return ['sesi_rocquencourt_admin', 'admin', '192.168.50.20'];
  return ['sesi_rocquencourt', 'production', '192.168.100.20'];
}

/**
 * Returns the facts of a build machine: CentOS for servers, Ubuntu for test machines, macOS for machines that install
 * others.
 */
function buildSystem(certname: string): Facts {
  if (/^(?:t-linux|bsdpy)/.test(certname))
    return {
      operatingsystem: 'Ubuntu',
      operatingsystemrelease: '16.04',
      lsbdistcodename: 'xenial',
      lsbdistid: 'Ubuntu',
    };
  if (certname.startsWith('install'))
    return {
      operatingsystem: 'Darwin',
      osfamily: 'Darwin',
      kernel: 'Darwin',
      operatingsystemrelease: '14.5.0',
      macosx_productversion_major: '10.10',
      macosx_productversion: '10.10.5',
    };
  return {
    operatingsystem: 'CentOS',
    osfamily: 'RedHat',
    operatingsystemrelease: '6.5',
    operatingsystemmajrelease: '6',
    lsbdistcodename: 'Final',
    lsbdistid: 'CentOS',
  };
}

/** Returns the facts of a machine with this version of Debian, for code that checks the release. */
function debian(major: string, minor: string, codename: string): Facts {
  const release = { full: `${major}.${minor}`, major, minor };
  return {
    os: {
      name: 'Debian',
      family: 'Debian',
      architecture: 'amd64',
      hardware: 'x86_64',
      release,
      distro: { id: 'Debian', codename, description: `Debian GNU/Linux ${major} (${codename})`, release },
      selinux: { enabled: false },
    },
  };
}

/** Network interfaces that occur in the data of load balancers. */
const loadBalancerInterfaces: readonly string[] = [
  ...['eno1np0', 'eno2np1', 'eno12399np0', 'eno12409np1', 'enp59s0f0np0', 'enp59s0f1np1'],
  ...['enp152s0f0np0', 'enp152s0f1np1', 'enp175s0f0np0', 'enp175s0f1np1', 'enp94s0f0np0'],
];

const disksOfHadoop: Facts = Object.fromEntries(
  Array.from('bcdefghijklm', (letter) => [
    `/dev/sd${letter}1`,
    { filesystem: 'ext4', mount: `/var/lib/hadoop/data/${letter}`, size: '3.64 TiB', size_bytes: 4_000_000_000_000 },
  ]),
);

const wikimediaSites: Readonly<Record<string, string>> = {
  eqiad: '10.64.0.20',
  codfw: '10.192.0.20',
  esams: '10.80.0.20',
  ulsfo: '10.128.0.20',
  eqsin: '10.132.0.20',
  drmrs: '10.136.0.20',
  magru: '10.140.0.20',
};

export const repositories: Readonly<Record<string, ControlRepository>> = {
  'puppet-swh-site': {
    source: 'SoftwareHeritage/puppet-swh-site',
    release: '7.34',
    facts: (certname) => {
      const [subnet, deployment, ip] = softwareHeritageSubnet(certname);
      const short = certname.split('.')[0] ?? '';
      return {
        ...address(certname, ip),
        subnet,
        deployment,
        swh_hostname: { fqdn: certname, short, internal_fqdn: `${short}.internal.softwareheritage.org` },
        public_ipaddresses: [],
        ssh_keys_users: {},
      };
    },
  },
  'operations-puppet': {
    source: 'wikimedia/operations-puppet',
    release: '7.34',
    beside: { source: 'wikimedia/labs-private', folder: 'private' },
    // On a real server, a daemon writes this file from values in etcd.
    serverFiles: { '/etc/conftool-state/mediawiki.yaml': 'primary_dc: eqiad\nread_only: {}\n' },
    // Both commands print nothing: the first checks calendar expressions, the second lists hosts from a PuppetDB.
    serverCommands: { '/usr/bin/systemd-analyze': '', '/usr/local/bin/naggen2': '' },
    laid: {
      'environment.conf': (read) => read('environment.conf').replaceAll('/etc/puppet/', ''),
      // On a real server, these files are exported from Netbox for each host.
      'netbox/common.yaml': () =>
        `${JSON.stringify({ 'profile::netbox::host::location': { site: 'eqiad', row: 'row-c', rack: 'c8' } })}\n`,
      'hiera.yaml': (read) => read('modules/puppetmaster/files/hiera/production.yaml').replaceAll('/etc/puppet/', ''),
    },
    nodes: (files) =>
      exampleNames(files.get('manifests/site.pp') ?? '').map((name) =>
        name.endsWith('.wikimedia.') || name.endsWith('.wikimedia')
          ? `${name.replace(/\.$/, '')}.org`
          : /\.(?:org|wmnet|cloud)$/.test(name)
            ? name
            : `${name.replace(/\.$/, '')}.wmnet`,
      ),
    facts: (certname) => {
      const site = Object.keys(wikimediaSites).find((each) => certname.includes(each)) ?? 'eqiad';
      return {
        ...address(certname, wikimediaSites[site] ?? ''),
        // Most of these machines run Debian 11. The registries need the web server of Debian 12.
        ...(certname.startsWith('registry') ? debian('12', '8', 'bookworm') : debian('11', '11', 'bullseye')),
        interface_primary: 'eth0',
        // Hadoop workers store blocks on several disks, and their class fails if there are too few.
        partitions: /^an(?:alytics|-worker)\d/.test(certname) ? disksOfHadoop : {},
        net_driver: Object.fromEntries(
          ['eth0', ...(certname.startsWith('lvs') ? loadBalancerInterfaces : [])].map((name) => [
            name,
            { driver: 'bnx2x', speed: 1000 },
          ]),
        ),
        raid_mgmt_tools: ['md'],
        numa: { nodes: ['0'], device_to_htset: { lo: [], eth0: ['0'] }, device_to_node: { lo: ['0'], eth0: ['0'] } },
        lldp: { parent: 'switch', eth0: { neighbor: 'switch', port: 'ge-0/0/1', router: false } },
        puppet_config: {
          localcacert: '/var/lib/puppet/ssl/certs/ca.pem',
          ssldir: '/var/lib/puppet/ssl',
          hostpubkey: `/var/lib/puppet/ssl/public_keys/${certname}.pem`,
          hostprivkey: `/var/lib/puppet/ssl/private_keys/${certname}.pem`,
          hostcert: `/var/lib/puppet/ssl/certs/${certname}.pem`,
          master: { localcacert: '/var/lib/puppet/server/ssl/certs/ca.pem', ssldir: '/var/lib/puppet/server/ssl' },
        },
        puppet_config_dir: '/etc/puppet',
        uniqueid: 'abcdef12',
        kernel_details: { sysctl_settings: { 'net.ipv4.tcp_min_snd_mss': true } },
        default_routes: { ipv4: 'eth0', ipv6: 'eth0' },
        wmflib: { is_container: false },
        block_devices: [],
        augeasversion: '1.2.0',
        memorysize_mb: 64_000.5,
      };
    },
  },
  'govuk-puppet': {
    source: 'alphagov/govuk-puppet',
    release: '3.8',
    settings: { trusted_node_data: 'true' },
    laid: {
      'hiera.yaml': (read) => read('hiera_aws.yml').replaceAll('/usr/share/puppet/production/current/', ''),
      // The page reads the server's settings from this file.
      'puppet.conf': () => '[master]\ntrusted_node_data = true\n',
    },
    nodes: (files) =>
      [...files.keys()].flatMap((path) => {
        const role = /^modules\/govuk\/manifests\/node\/s_(\w+)\.pp$/.exec(path)?.[1];
        // Leaves out the base class of all roles, which no node has directly.
        return role === undefined || role.endsWith('base') ? [] : [`${role.replaceAll('_', '-')}-1.example.com`];
      }),
    facts: (certname) => ({
      aws_environment: 'integration',
      aws_stackname: 'blue',
      aws_migration: certname.replace(/-1\..*$/, '').replaceAll('-', '_'),
      fqdn_metrics: certname.replaceAll('.', '_'),
      fqdn_short: certname,
      vdc: 'example',
      concat_basedir: '/var/lib/puppet/concat',
      ipaddress_eth0: '192.0.2.10',
      lsbdistcodename: 'trusty',
      lsbdistid: 'Ubuntu',
      lsbdistrelease: '14.04',
      lsbmajdistrelease: '14.04',
      operatingsystem: 'Ubuntu',
      operatingsystemrelease: '14.04',
      architecture: 'amd64',
    }),
  },
  'build-puppet': {
    source: 'mozilla-releng/build-puppet',
    release: '3.8',
    laid: {
      'manifests/config.pp': (read) => read('manifests/moco-config.pp'),
      'manifests/nodes.pp': (read) => read('manifests/moco-nodes.pp'),
      'environment.conf': () => 'manifest = manifests/site.pp\n',
      'hiera.yaml': () => ':backends:\n  - yaml\n:yaml:\n  :datadir: hieradata\n:hierarchy:\n  - common\n',
      // In a real installation, the keys of users are not in the repository.
      'hieradata/common.yaml': (read) => {
        const words = read('manifests/moco-config.pp').matchAll(/'([a-z]\w*)'/g);
        const keys = Array.from(words, ([, name]) => [name, [`ssh-rsa AAAA ${name}`]]);
        return `${JSON.stringify({ 'ssh-keys': Object.fromEntries(keys) })}\n`;
      },
    },
    serverFiles: {
      '/usr/share/zoneinfo/UTC': 'TZif',
      '/var/lib/puppet/.puppetsync_rsa': 'stand-in',
      '/var/lib/puppet/.puppetsync_rsa.pub': 'stand-in',
    },
    nodes: (files) => exampleNames(files.get('manifests/moco-nodes.pp') ?? ''),
    facts: (certname) => ({
      ...buildSystem(certname),
      concat_basedir: '/var/lib/puppet/concat',
      architecture: 'x86_64',
      hardwaremodel: 'x86_64',
    }),
  },
  psick: {
    source: 'example42/psick',
    release: '8.11',
    nodes: () => ['web.example.com', 'db.example.com', 'puppet.example.com'],
    facts: (certname) => ({ role: certname.split('.')[0] ?? '', env: 'test', zone: 'lab', datacenter: 'lab' }),
  },
};

/** Returns a node name for each node definition of a manifest with a string or a regular expression. */
function exampleNames(manifest: string): readonly string[] {
  return manifest.split('\n').flatMap((line) => {
    const [, expression, text] = /^node\s+(?:\/(.*)\/|['"]([^'"]+)['"])/.exec(line) ?? [];
    return expression === undefined ? (text ?? []) : exampleName(expression);
  });
}

/**
 * Facts of the simulated machines, as Facter 4 reports them, merged with a node's name and the user's own facts. They
 * are plain JSON, which `values/from-json.ts` converts to Puppet values.
 */

import { currentRelease, type Release } from '../../releases/release.ts';
import { flattenFacts, isRecord } from './flat-facts.ts';

export type FactValue =
  | null
  | boolean
  | number
  | string
  | readonly FactValue[]
  | { readonly [name: string]: FactValue };
export type Facts = { readonly [name: string]: FactValue };

export interface PlatformFacts {
  readonly os: { readonly [name: string]: FactValue };
  readonly kernelrelease: string;
}

const ip = '192.0.2.10';
const link = {
  mac: '52:54:00:12:34:56',
  netmask: '255.255.255.0',
  network: '192.0.2.0',
};

function common(platform: PlatformFacts, certname: string, release: Release): Facts {
  const { version: puppetversion } = release;
  const version = /^\d+\.\d+\.\d+/.exec(platform.kernelrelease)?.[0] ?? platform.kernelrelease;
  return {
    os: platform.os,
    networking: {
      primary: 'eth0',
      ip,
      ip6: '2001:db8::10',
      ...link,
      interfaces: {
        eth0: { ip, ...link, mtu: 1500 },
        lo: {
          ip: '127.0.0.1',
          netmask: '255.0.0.0',
          network: '127.0.0.0',
          mtu: 65536,
        },
      },
    },
    kernel: 'Linux',
    kernelrelease: platform.kernelrelease,
    kernelversion: version,
    kernelmajversion: version.split('.').slice(0, 2).join('.'),
    memory: {
      system: {
        total_bytes: 4294967296,
        total: '4.00 GiB',
        available_bytes: 3221225472,
        available: '3.00 GiB',
      },
      swap: { total_bytes: 1073741824, total: '1.00 GiB' },
    },
    processors: {
      count: 4,
      physicalcount: 1,
      isa: 'x86_64',
      models: ['Virtual CPU', 'Virtual CPU', 'Virtual CPU', 'Virtual CPU'],
    },
    virtual: 'kvm',
    is_virtual: true,
    timezone: 'UTC',
    path: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    system_uptime: { seconds: 86400, hours: 24, days: 1, uptime: '1 day' },
    identity: { user: 'root', uid: 0, group: 'root', gid: 0, privileged: true },
    ruby: {
      version: '3.2.5',
      platform: 'x86_64-linux',
      sitedir: '/opt/puppetlabs/puppet/lib/ruby/site_ruby/3.2.0',
    },
    facterversion: '4.10.0',
    ...(release.has('implementation is OpenVox') ? { implementation: 'openvox' } : {}),
    puppetversion,
    aio_agent_version: puppetversion,
    clientcert: certname,
    clientversion: puppetversion,
    clientnoop: false,
    filesystems: 'btrfs,ext2,ext3,ext4,xfs',
    augeas: { version: '1.14.1' },
  };
}

interface FactsOptions {
  readonly legacyFacts?: boolean;
}

/**
 * Collects the facts of a node: the platform's facts with the node's name, overridden by the user's facts. Like an
 * external fact, a given fact replaces the platform's fact of that name completely.
 */
export function collectFacts(
  platform: PlatformFacts,
  certname: string,
  own: Facts = {},
  release: Release = currentRelease,
  { legacyFacts = false }: FactsOptions = {},
): Facts {
  const facts = common(platform, certname, release);
  const dot = certname.indexOf('.');
  const hostname = dot === -1 ? certname : certname.slice(0, dot);
  const domain = dot === -1 ? {} : { domain: certname.slice(dot + 1) };
  const networking = facts['networking'];
  let structured: Facts = {
    ...facts,
    networking: {
      hostname,
      ...domain,
      fqdn: certname,
      ...(isRecord(networking) ? networking : {}),
    },
  };
  // If legacy facts are requested, they are derived from the user's own facts too.
  if (legacyFacts) structured = { ...structured, ...own };
  if (!release.has('flat facts') && !legacyFacts) return { ...structured, ...own };
  const all = { ...flattenFacts(structured), ...structured, ...own };
  return release.has('facts are strings') ? stringifyFacts(all) : all;
}

function stringifyFacts(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => {
      // Keeps `trusted` as a hash, because it contains the node's trusted data and is not a fact.
      if (name === 'trusted') return [[name, value]];
      return typeof value === 'object' ? [] : [[name, String(value)]];
    }),
  );
}

/**
 * `$trusted`: the data of a node's certificate. Bunraku has no server, so the data comes from the fact `trusted`, as
 * PuppetDB stores it (`Puppet::Node#sanitize`), and from a `csr_attributes.yaml` in the project.
 */
import { isJsonObject, valueFromJson, type JsonData } from '../../values/from-json.ts';
import { isHash, PuppetHash, type Value } from '../../values/value.ts';
import { yamlData } from '../../yaml/yaml-data.ts';
import type { Compilation } from '../compilation.ts';

const CSR_ATTRIBUTES = 'csr_attributes.yaml';

/**
 * Returns the node's trusted data. The fact `trusted` replaces members of the default. The name in the certificate is
 * always the node's own.
 */
export function trustedFacts({ release, nodeName: certname, facts, files }: Compilation): PuppetHash {
  const given = facts.get('trusted');
  const extensions = requestedExtensions(files.read(CSR_ATTRIBUTES) ?? '');
  return PuppetHash.of([
    ['authenticated', 'local'],
    ['certname', certname],
    ['extensions', valueFromJson(extensions)],
    ...Object.entries(partsOfName(certname)),
    ...(release.has('external trusted facts') ? [['external', PuppetHash.empty] as const] : []),
    ...(isHash(given) ? [...given].filter(([name]) => name !== 'certname') : []),
  ]);
}

function partsOfName(certname: string): Readonly<Record<string, Value>> {
  const dot = certname.indexOf('.');
  return {
    hostname: dot === -1 ? certname : certname.slice(0, dot),
    domain: dot === -1 ? undefined : certname.slice(dot + 1),
  };
}

type Extensions = Readonly<Record<string, JsonData>>;

/** Returns the extensions that a `csr_attributes.yaml` requests. */
function requestedExtensions(text: string): Extensions {
  if (text === '') return {};
  const read = yamlData(text);
  const requests = read.kind === 'data' && isJsonObject(read.value) ? read.value['extension_requests'] : undefined;
  if (!isJsonObject(requests)) return {};
  return namedExtensions(requests);
}

/** Replaces OIDs by the short names that Puppet registers. */
export function namedExtensions(extensions: Extensions): Extensions {
  return Object.fromEntries(Object.entries(extensions).map(([oid, value]) => [shortName(oid), value]));
}

/** Common beginning of the OIDs of Puppet's certificate extensions (`lib/puppet/ssl/oids.rb`). */
const ARC = '1.3.6.1.4.1.34380.1.';

/** Short names by the last two numbers of the OID. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ...[
    ...['uuid', 'instance_id', 'image_name', 'preshared_key', 'cost_center', 'product', 'project', 'application'],
    ...['service', 'employee', 'created_by', 'environment', 'role', 'software_version', 'department', 'cluster'],
    ...['provisioner', 'region', 'datacenter', 'zone', 'network', 'securitypolicy', 'cloudplatform', 'apptier'],
    ...['hostname', 'owner'],
  ].map((name, index) => [`1.${index + 1}`, `pp_${name}`] as const),
  ['3.1', 'pp_authorization'],
  ['3.2', 'pp_auth_auto_renew'],
  ['3.13', 'pp_auth_role'],
  ['3.39', 'pp_cli_auth'],
]);

function shortName(oid: string): string {
  return (oid.startsWith(ARC) ? SHORT_NAMES.get(oid.slice(ARC.length)) : undefined) ?? oid;
}

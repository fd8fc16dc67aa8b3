/**
 * Reads facts of nodes in the formats of Puppet's programs:
 *
 * - `facter --json`, `facter --yaml`, `puppet facts`: facts by name
 * - an agent's cache (`{name, values}`, in YAML a `Puppet::Node::Facts`), one node or a list of them
 * - `csr_attributes.yaml` of an agent: the extensions that its certificate has, as the fact `trusted`
 * - PuppetDB: `[{certname, name, value}]`, and `[{certname, facts: {data: [{name, value}]}}]`
 */
import { isJsonObject, LEGACY_FACT_NAMES, namedExtensions, yamlData, type JsonData } from '../engine/index.ts';
import type { FactsAnswer, FactsOfNode } from '../protocol/nodes/nodes.ts';

const MOST_VALUES = 2_000_000;
/** Maximum number of UTF-16 code units in a file. */
const MOST_CHARACTERS = 32 * 1024 * 1024;

type Node = {
  readonly certname?: string;
  readonly facts: Record<string, JsonData>;
};

const HELP =
  'Enter the output of `facter --json`, `facter --yaml` or `puppet facts`, PuppetDB’s answer to a query for facts, or an agent’s cache of facts.';

/**
 * Reads facts.
 * @param flat true to keep flat facts (`osfamily`); Puppet 8 sends them only with `include_legacy_facts`
 */
export function readFacts(text: string, flat: boolean): FactsAnswer {
  if (text.trim() === '') return refused(`Nothing was entered. ${HELP}`);
  if (text.length > MOST_CHARACTERS)
    return refused('These facts are longer than 32 million characters. Add fewer nodes at a time.');
  const data = parsed(text.replace(/^\ufeff/, ''));
  if (data.kind === 'refused') return data;
  const found = nodesIn(data.value);
  if (typeof found === 'string') return refused(found);
  let leftOut = 0;
  const nodes = found.map(({ certname, facts }): FactsOfNode => {
    const kept = Object.entries(facts).filter(([name]) => name !== '_timestamp' && (flat || !isFlat(name, facts)));
    leftOut += flat ? 0 : Object.keys(facts).filter((name) => isFlat(name, facts)).length;
    const name = certname ?? certnameIn(facts);
    return {
      ...(name === undefined ? {} : { certname: name }),
      facts: Object.fromEntries(kept),
    };
  });
  return { kind: 'facts', reading: { nodes, leftOut } };
}

function refused(message: string, offset?: number): FactsAnswer & { readonly kind: 'refused' } {
  return {
    kind: 'refused',
    message,
    ...(offset === undefined ? {} : { offset }),
  };
}

function parsed(text: string): { readonly kind: 'data'; readonly value: JsonData } | ReturnType<typeof refused> {
  if (/^\s*[[{]/.test(text)) {
    try {
      const value: JsonData = JSON.parse(text);
      return { kind: 'data', value };
    } catch {
      // Not JSON. It may be YAML in flow style, which also begins with a bracket.
    }
  }
  const read = yamlData(text, MOST_VALUES);
  if (read.kind === 'broken') return refused(`This is neither JSON nor YAML: ${read.message}. ${HELP}`, read.offset);
  return read;
}

/** Returns the nodes that the data has facts of, or the reason for rejecting the data. */
function nodesIn(value: JsonData): readonly Node[] | string {
  if (isJsonObject(value)) return nodeIn(value);
  if (!isList(value)) return `A single value is not a set of facts. ${HELP}`;
  if (value.length === 0) return 'The list is empty: it contains no facts.';
  if (value.every((row) => isJsonObject(row) && typeof row['certname'] === 'string' && 'name' in row && 'value' in row))
    return ofRows(value.filter(isJsonObject));
  const nodes: Node[] = [];
  for (const [index, entry] of value.entries()) {
    const found = isJsonObject(entry) ? nodeIn(entry) : 'It is a single value';
    if (typeof found === 'string') return `Entry ${index + 1} of the list has no facts: ${found}. ${HELP}`;
    const nameless = found.some(({ certname, facts }) => (certname ?? certnameIn(facts)) === undefined);
    if (nameless) return `Entry ${index + 1} of the list does not name its node: add a \`certname\` or a \`name\`.`;
    nodes.push(...found);
  }
  return nodes;
}

function nodeIn(value: Readonly<Record<string, JsonData>>): readonly Node[] | string {
  const { name, certname, values, facts, extension_requests: requests } = value;
  if (isJsonObject(requests)) return [{ facts: { trusted: { extensions: namedExtensions(requests) } } }];
  const own = readString(certname) ?? readString(name);
  if (isJsonObject(values)) return [{ ...(own === undefined ? {} : { certname: own }), facts: { ...values } }];
  if (facts !== undefined && own !== undefined) {
    const data = isJsonObject(facts) && isList(facts['data']) ? facts['data'] : facts;
    // The inventory of PuppetDB has trusted data beside the facts.
    const trusted = isJsonObject(value['trusted']) ? { trusted: value['trusted'] } : {};
    if (isJsonObject(data)) return [{ certname: own, facts: { ...data, ...trusted } }];
    if (!isList(data)) return `the facts of ${own} are neither a list nor an object`;
    const rows = data.filter(isJsonObject).filter((row) => typeof row['name'] === 'string');
    return [{ certname: own, facts: { ...factsOfRows(rows), ...trusted } }];
  }
  if (name !== undefined && certname !== undefined && 'value' in value) return ofRows([value]);
  if (typeof value['error'] === 'string' && Object.keys(value).length === 1) return `it is an error: ${value['error']}`;
  const keys = Object.keys(value);
  if (keys.length === 0) return 'There are no facts in it.';
  const odd = keys.find((key) => !/^[\w:.-]{1,200}$/.test(key));
  if (odd !== undefined) return `\`${odd.slice(0, 60)}\` is not a valid fact name. ${HELP}`;
  return [{ facts: { ...value } }];
}

/** Groups rows of PuppetDB by node. Each row has one fact of one node. */
function ofRows(rows: readonly Readonly<Record<string, JsonData>>[]): readonly Node[] {
  const nodes = new Map<string, Readonly<Record<string, JsonData>>[]>();
  for (const row of rows) {
    const certname = readString(row['certname']) ?? '';
    const own = nodes.get(certname);
    if (own === undefined) nodes.set(certname, [row]);
    else own.push(row);
  }
  return [...nodes].map(([certname, own]) => ({
    certname,
    facts: factsOfRows(own),
  }));
}

function factsOfRows(rows: readonly Readonly<Record<string, JsonData>>[]): Record<string, JsonData> {
  return Object.fromEntries(rows.map(({ name, value }) => [readString(name) ?? '', value ?? null]));
}

function certnameIn(facts: Readonly<Record<string, JsonData>>): string | undefined {
  const { networking, clientcert, fqdn } = facts;
  return (
    readString(clientcert) ?? readString(isJsonObject(networking) ? networking['fqdn'] : undefined) ?? readString(fqdn)
  );
}

const FLAT: ReadonlySet<string> = new Set(LEGACY_FACT_NAMES);
const FLAT_OF_PART =
  /^(?:blockdevice_.+_(?:model|size|vendor)|(?:ipaddress6?|macaddress|mtu|netmask6?|network6?|scope6)_.+|processor\d+|sp_.+|ssh\w+key|sshfp_\w+|(?:ldom|zone)_.+|mtu_.+|interfaces|dhcp_servers|windows_\w+)$/;

/** True for a flat fact of Facter; custom facts never count as flat. */
function isFlat(name: string, facts: Readonly<Record<string, JsonData>>): boolean {
  return (FLAT.has(name) || FLAT_OF_PART.test(name)) && !isJsonObject(facts[name]);
}

function isList(value: JsonData | undefined): value is readonly JsonData[] {
  return Array.isArray(value);
}

function readString(value: JsonData | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

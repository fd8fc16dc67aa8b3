/** Values of `$server_facts` for each command that compiles a catalog. */
import type { Release } from '../../releases/release.ts';
import type { Facts } from './facts.ts';
import { isRecord } from './flat-facts.ts';

/** `puppet apply` compiles without a server, so only the environment is known (`configure_node_facts` of Puppet). */
export const serverFactsOfApply = { environment: 'production' } as const;

/** `puppet lookup` uses its own machine as the server (`node/server_facts.rb` of Puppet). */
export function collectServerFacts({ networking }: Facts, release: Release): Readonly<Record<string, string>> {
  const known = isRecord(networking) ? networking : {};
  const addresses = { servername: known['fqdn'], serverip: known['ip'], serverip6: known['ip6'] };
  return {
    ...(release.has('implementation is OpenVox') ? { serverimplementation: 'openvox' } : {}),
    serverversion: release.version,
    ...Object.fromEntries(
      Object.entries(addresses).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
    ...serverFactsOfApply,
  };
}

/** Returns the server facts for the nodes of a repository. A server compiles the catalogs of these nodes. */
export function serverFactsOfNodes(release: Release): Readonly<Record<string, string>> {
  const networking = { fqdn: 'puppet.example.com', ip: '192.0.2.1', ip6: '2001:db8::1' };
  return collectServerFacts({ networking }, release);
}

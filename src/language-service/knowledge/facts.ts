/** What a node has beside its facts: `$trusted`, `$server_facts`. */
import type { Facts } from '../../engine/index.ts';

/** The names are the server's; their values depend on it. */
export const SERVER_FACTS: Facts = {
  serverversion: '8.11.0',
  servername: 'puppet.example.com',
  serverip: '192.0.2.1',
  environment: 'production',
};

/** What the node's certificate says: in a compilation without a server its name. */
export function trustedFacts(facts: Facts): Facts {
  const { clientcert } = facts;
  const certname = typeof clientcert === 'string' ? clientcert : 'playground.example.com';
  const dot = certname.indexOf('.');
  return {
    authenticated: 'local',
    certname,
    domain: dot === -1 ? null : certname.slice(dot + 1),
    extensions: {},
    external: {},
    hostname: dot === -1 ? certname : certname.slice(0, dot),
  };
}

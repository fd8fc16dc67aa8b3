/** `$trusted` and `$server_facts` of a node. */
import type { Facts } from '../../engine/index.ts';

/** Names of the server facts; the values depend on the server. */
export const SERVER_FACTS: Facts = {
  serverimplementation: 'openvox',
  serverversion: '8.28.1',
  servername: 'puppet.example.com',
  serverip: '192.0.2.1',
  serverip6: '2001:db8::1',
  environment: 'production',
};

/** Facts from the node's certificate. Without a server, only the node's name is known. */
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

/** Values of `$trusted` and `$server_facts` for a node. */
import type { Facts, FactValue } from '../../engine/index.ts';

/** Server facts, for completion of their names. Real values depend on the server. */
export const SERVER_FACTS: Facts = {
  serverimplementation: 'openvox',
  serverversion: '8.28.1',
  servername: 'puppet.example.com',
  serverip: '192.0.2.1',
  serverip6: '2001:db8::1',
  environment: 'production',
};

/** Returns `$trusted`: values derived from the node's certname, and the members of the fact `trusted`. */
export function trustedFacts(facts: Facts): Facts {
  const { clientcert, trusted } = facts;
  const certname = typeof clientcert === 'string' ? clientcert : 'playground.example.com';
  const dot = certname.indexOf('.');
  return {
    authenticated: 'local',
    certname,
    domain: dot === -1 ? null : certname.slice(dot + 1),
    extensions: {},
    external: {},
    hostname: dot === -1 ? certname : certname.slice(0, dot),
    ...(isHash(trusted) ? { ...trusted, certname } : {}),
  };
}

function isHash(value: FactValue | undefined): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

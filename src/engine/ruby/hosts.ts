/** Names of hosts that Ruby looks up: no name server is asked, so those that no table has are told to whoever wants to know what is missing. */
import type { RubySession } from './session.ts';
import { textOf } from './values/json.ts';

/** The addresses of a host. */
export type HostAddresses = (name: string) => readonly string[];

/**
 * @param addressesOf answers for the names that no table has; without it they have no addresses
 * @returns these names, as they come
 */
export function answerHosts(session: RubySession, addressesOf: HostAddresses = () => []): ReadonlySet<string> {
  const unknown = new Set<string>();
  session.answer('host_unknown', (given) => {
    const name = textOf(given);
    unknown.add(name);
    return [...addressesOf(name)];
  });
  return unknown;
}

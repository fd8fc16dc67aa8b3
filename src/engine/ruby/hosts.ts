/**
 * Resolves host names for Ruby without a name server. A name exists only if the simulated machine's hosts file contains
 * it, or if the project has a stand-in for the host.
 */
import type { RubySession } from './session.ts';
import { toText } from './values/json.ts';

export type HostAddresses = (name: string) => readonly string[];

/**
 * Answers Ruby's queries about host names that the machine's hosts file does not contain.
 * @param addressesOf returns the addresses of such a name; by default none
 * @returns names that Ruby tried to resolve and that the hosts file does not contain; the set grows while Ruby runs
 */
export function answerHosts(session: RubySession, addressesOf: HostAddresses = () => []): ReadonlySet<string> {
  const unknown = new Set<string>();
  session.answer('host_unknown', (given) => {
    const name = toText(given);
    unknown.add(name);
    return [...addressesOf(name)];
  });
  return unknown;
}

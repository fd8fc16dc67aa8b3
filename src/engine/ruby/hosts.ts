/** Resolves host names for Ruby. No name server is queried; names that are in no table are reported as missing. */
import type { RubySession } from './session.ts';
import { toText } from './values/json.ts';

/** Returns the addresses of a host. */
export type HostAddresses = (name: string) => readonly string[];

/**
 * @param addressesOf returns the addresses of names that are in no table; by default none
 * @returns the names that are in no table; Ruby adds a name when it resolves it
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

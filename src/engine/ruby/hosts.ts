/** Resolves host names for Ruby. No name server is queried; names that are in no table are reported as missing. */
import type { RubySession } from './session.ts';
import { toText } from './values/json.ts';

/** Returns the addresses of a host. */
export type HostAddresses = (name: string) => readonly string[];

/**
 * @param addressesOf resolves names that are in no table; without it they have no addresses
 * @returns the names that are in no table, added as Ruby resolves them
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

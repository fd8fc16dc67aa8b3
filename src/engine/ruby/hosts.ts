/** Resolves host names for Ruby without a name server. A name that is in no table does not exist. */
import type { RubySession } from './session.ts';
import { toText } from './values/json.ts';

export type HostAddresses = (name: string) => readonly string[];

/**
 * Answers Ruby's queries about host names.
 * @param addressesOf returns the addresses of names that are in no table. By default there are none.
 * @returns names that Ruby tried to resolve and that are in no table. The set grows while Ruby runs.
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

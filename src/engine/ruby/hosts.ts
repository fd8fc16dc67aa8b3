/** Names of hosts that Ruby looks up: no name server is asked, so those that no table has are told to whoever wants to know what is missing. */
import type { RubySession } from './session.ts';
import { textOf } from './values/json.ts';

/** @returns the names that were looked up in vain, as they come */
export function answerHosts(session: RubySession): ReadonlySet<string> {
  const unknown = new Set<string>();
  session.answer('host_unknown', (name) => {
    unknown.add(textOf(name));
    return null;
  });
  return unknown;
}

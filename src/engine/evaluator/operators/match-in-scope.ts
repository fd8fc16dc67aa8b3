import { matchRegexp } from '../../values/regexp/regexp.ts';
import type { RegexpValue } from '../../values/value.ts';
import type { Scope } from '../scope/scope.ts';

/**
 * Matches a pattern. If it matches, sets `$0`, `$1` and so on in the scope. Otherwise, the values of the previous match
 * stay.
 */
export function matchInScope(pattern: RegexpValue, text: string, scope: Scope | undefined): boolean {
  const match = matchRegexp(pattern, text);
  if (match === null) return false;
  scope?.setMatch([...match]);
  return true;
}

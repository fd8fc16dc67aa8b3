import { matchRegexp } from '../../values/regexp/regexp.ts';
import type { RegexpValue } from '../../values/value.ts';
import type { Scope } from '../scope/scope.ts';

/**
 * Matches a pattern and, on success, sets `$0`, `$1`, … in the scope. A failed match keeps the values of the previous
 * match.
 */
export function matchInScope(pattern: RegexpValue, text: string, scope: Scope | undefined): boolean {
  const match = matchRegexp(pattern, text);
  if (match === null) return false;
  scope?.setMatch([...match]);
  return true;
}

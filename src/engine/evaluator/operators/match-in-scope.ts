import { matchRegexp } from '../../values/regexp/regexp.ts';
import type { RegexpValue } from '../../values/value.ts';
import type { Scope } from '../scope/scope.ts';

/** Matches and, on success, leaves `$0`, `$1`, … in the scope; a failed match leaves earlier ones alone. */
export function matchInScope(pattern: RegexpValue, text: string, scope: Scope | undefined): boolean {
  const match = matchRegexp(pattern, text);
  if (match === null) return false;
  scope?.setMatch([...match]);
  return true;
}

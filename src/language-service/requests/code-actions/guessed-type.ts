import type { Expression } from '../../../engine/index.ts';
import { cursorAt } from '../../cursor/cursor.ts';
import { findExpressionType } from '../../knowledge/variable-type.ts';
import type { ActionPlace } from './action-place.ts';

/** Types that say nothing about the values that a parameter takes. */
const VAGUE: ReadonlySet<string> = new Set(['Undef', 'Any', 'Iterator']);

/**
 * Returns the type of a value for the declaration of a parameter: from literals, operators, calls, facts, and the types
 * of variables. Returns undefined if the type is unknown.
 */
export function guessedType(place: ActionPlace, value: Expression): string | undefined {
  const type = findExpressionType(place, cursorAt(place.file, value.offset), value);
  return type === undefined || VAGUE.has(type) ? undefined : type;
}

/** Returns a placeholder value of a type, or `undef` for an unknown type. */
export function emptyValue(type: string | undefined): string {
  const [, name = '', first = ''] = /^(\w+)(?:\[\s*(['"]?[^,\]]*['"]?))?/.exec(type ?? '') ?? [];
  switch (name) {
    case 'String':
      return "''";
    case 'Integer':
    case 'Numeric':
      return /^\d+$/.test(first) ? first : '0';
    case 'Float':
      return '0.0';
    case 'Boolean':
      return 'false';
    case 'Array':
    case 'Tuple':
      return '[]';
    case 'Hash':
    case 'Struct':
      return '{}';
    case 'Enum':
      return first === '' ? "''" : first;
    default:
      return 'undef';
  }
}

/**
 * Ruby's `File.fnmatch?` without flags: `*` and `?` do not match a dot at the beginning, and slashes have no special
 * meaning.
 */
import { BoundedRegExp } from '../../values/regexp/bounded/bounded-regexp.ts';

export function fnmatch(pattern: string, name: string): boolean {
  return compiled(pattern).test(name);
}

const known = new Map<string, RegExp>();

function compiled(pattern: string): RegExp {
  const earlier = known.get(pattern);
  if (earlier !== undefined) return earlier;
  let source = '^';
  for (let index = 0; index < pattern.length; index += 1) {
    const character = pattern.charAt(index);
    const leading = index === 0 ? '(?!\\.)' : '';
    if (character === '*') source += `${leading}.*`;
    else if (character === '?') source += `${leading}.`;
    else if (character === '\\' && index + 1 < pattern.length) {
      index += 1;
      source += escaped(pattern.charAt(index));
    } else if (character === '[' && pattern.indexOf(']', index + 2) > 0) {
      const end = pattern.indexOf(']', index + 2);
      const set = pattern
        .slice(index + 1, end)
        .replace(/^[!^]/, '^')
        .replaceAll('\\', '\\\\')
        .replaceAll('[', '\\[');
      source += `${leading}[${set}]`;
      index = end;
    } else source += escaped(character);
  }
  const made = new BoundedRegExp(new RegExp(`${source}$`, 'su'));
  known.set(pattern, made);
  return made;
}

function escaped(character: string): string {
  return /[\\^$.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character;
}

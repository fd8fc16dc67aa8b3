import { compareText } from '../../values/text.ts';
import { stringAt } from '../arguments.ts';
import { defineFunction } from '../define.ts';

const PART = /[-.]|\d+|[^-.\d]+/g;
const DIGITS = /^\d+$/;

function withoutTrailingZeroes(version: string): string {
  const [first = '', ...rest] = version.split('-');
  return [first.replace(/[.0]+$/, ''), ...rest].join('-');
}

function compareParts(a: string, b: string): -1 | 0 | 1 {
  if (a === '-') return -1;
  if (b === '-') return 1;
  if (a === '.') return -1;
  if (b === '.') return 1;
  if (DIGITS.test(a) && DIGITS.test(b) && !a.startsWith('0') && !b.startsWith('0')) {
    const [left, right] = [BigInt(a), BigInt(b)];
    return left < right ? -1 : left > right ? 1 : 0;
  }
  return compareText(a.toUpperCase(), b.toUpperCase());
}

/** Compares version strings in the order that Puppet also uses for packages (`lib/puppet/util/package.rb`). */
export function compareVersions(left: string, right: string, ignoreTrailingZeroes = false): -1 | 0 | 1 {
  const a = ignoreTrailingZeroes ? withoutTrailingZeroes(left) : left;
  const b = ignoreTrailingZeroes ? withoutTrailingZeroes(right) : right;
  const aParts = a.match(PART) ?? [];
  const bParts = b.match(PART) ?? [];
  for (const [index, part] of aParts.entries()) {
    const other = bParts[index];
    if (other === undefined) break;
    if (part !== other) return compareParts(part, other);
  }
  return compareText(a, b);
}

export const versioncmp = defineFunction({
  name: 'versioncmp',
  doc: `Compares two version numbers: -1 if the first is older, 0 if they are equal, 1 if it is newer.

\`\`\`puppet
if versioncmp($facts['os']['release']['full'], '12.4') >= 0 { notice('new enough') }
\`\`\``,
  dispatches: [
    {
      parameters: ['String a', 'String b', 'Boolean ignore_trailing_zeroes?'],
      call: (_, args) => BigInt(compareVersions(stringAt(args, 0), stringAt(args, 1), args[2] === true)),
    },
  ],
});

/** Order of Debian's versions, `[EPOCH:]UPSTREAM[-REVISION]` (Debian Policy, 5.6.12). */

function parts(version: string): readonly [epoch: number, upstream: string, revision: string] {
  const [, epoch = '0', rest = ''] = /^(?:(\d+):)?(.*)$/s.exec(version) ?? [];
  const dash = rest.lastIndexOf('-');
  return dash < 0 ? [Number(epoch), rest, ''] : [Number(epoch), rest.slice(0, dash), rest.slice(dash + 1)];
}

/**
 * Ranks a character. A tilde sorts before the end of the string, the end before letters, and letters before other
 * characters.
 */
function rank(character: string | undefined): number {
  if (character === '~') return -1;
  if (character === undefined || /\d/.test(character)) return 0;
  const code = character.charCodeAt(0);
  return /[a-z]/i.test(character) ? code : code + 256;
}

/** Compares alternating segments: non-digits character by character, and digits by numeric value. */
function compareParts(left: string, right: string): number {
  let [at, other] = [0, 0];
  while (at < left.length || other < right.length) {
    while (
      (at < left.length && !/\d/.test(left[at] ?? '')) ||
      (other < right.length && !/\d/.test(right[other] ?? ''))
    ) {
      const difference = rank(left[at]) - rank(right[other]);
      if (difference !== 0) return difference;
      at += 1;
      other += 1;
    }
    const [one = '', two = ''] = [left.slice(at), right.slice(other)].map((text) => /^\d*/.exec(text)?.[0] ?? '');
    const difference = Number(one) - Number(two);
    if (difference !== 0) return difference;
    at += one.length;
    other += two.length;
  }
  return 0;
}

/** Compares two versions. The result is negative if the left version is older, and positive if it is newer. */
export function compareDebianVersions(left: string, right: string): number {
  const [one, two] = [parts(left), parts(right)];
  return one[0] - two[0] || compareParts(one[1], two[1]) || compareParts(one[2], two[2]);
}

/** Suggests the names with the smallest edit distance to an unknown name ("Did you mean"). */

/**
 * Computes the edit distance: the number of insertions, deletions, replacements and swaps of neighbors. Returns
 * undefined if it exceeds `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number | undefined {
  if (Math.abs(a.length - b.length) > limit) return undefined;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return undefined;
    beforeLast = last;
    last = row;
  }
  const distance = last[b.length] ?? 0;
  return distance <= limit ? distance : undefined;
}

/**
 * Returns the maximum edit distance for a name: about a third of its length, but at most 3. It is 0 for a single
 * letter.
 */
function limitFor(name: string): number {
  return Math.min(3, Math.floor((name.length + 1) / 3));
}

/**
 * Returns the nearest names, all at the same distance, in the order of the candidates. Ignores case. Returns an empty
 * array if none is near.
 */
export function nearNames(name: string, candidates: Iterable<string>): readonly string[] {
  const wanted = name.toLowerCase();
  let limit = limitFor(name);
  let found = new Set<string>();
  if (limit === 0) return [];
  for (const candidate of candidates) {
    if (candidate === name) continue;
    const distance = editDistance(wanted, candidate.toLowerCase(), limit);
    if (distance === undefined) continue;
    if (distance < limit) found = new Set();
    limit = distance;
    found.add(candidate);
  }
  return [...found];
}

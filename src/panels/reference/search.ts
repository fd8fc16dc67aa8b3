/** Finds pages of the reference by words of their names and summaries. */
import type { ReferenceEntry } from '../../protocol/reference.ts';

/** How well a word of the query fits an entry, 0 best; undefined where not at all. */
function rankOf(word: string, { title, of = '', summary, words = [], address }: ReferenceEntry): number | undefined {
  const name = title.toLowerCase().replace(/^\$/, '');
  const others = words.map((each) => each.toLowerCase());
  if (name === word || others.includes(word) || address.toLowerCase() === word) return 0;
  if (name.startsWith(word) || of.toLowerCase() === word) return 1;
  if (name.split(/[^a-z0-9]+/).some((part) => part.startsWith(word))) return 2;
  if (name.includes(word) || others.some((each) => each.includes(word))) return 3;
  if (of.toLowerCase().startsWith(word)) return 3;
  return summary.toLowerCase().includes(word) ? 6 : undefined;
}

/** The entries that have every word of the query, the best first; of equals pages before parts of pages, short names before long. */
export function searchReference(entries: readonly ReferenceEntry[], query: string): readonly ReferenceEntry[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return entries
    .flatMap((entry) => {
      const ranks = words.map((word) => rankOf(word, entry));
      const rank = ranks.reduce<number>((sum, each) => sum + (each ?? Infinity), entry.of === undefined ? 0 : 0.5);
      return rank === Infinity ? [] : [{ entry, rank }];
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        a.entry.title.length - b.entry.title.length ||
        (a.entry.of ?? '').length - (b.entry.of ?? '').length ||
        (a.entry.address < b.entry.address ? -1 : 1),
    )
    .map(({ entry }) => entry);
}

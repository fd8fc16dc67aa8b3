import type { KeyedEntry, LiteralHash } from '../../engine/index.ts';
import type { FindingFix } from '../finding.ts';
import type { ReadProgram } from '../read-program.ts';

/**
 * Merges the entries of a hash literal that have the same key. As in Puppet's result, the merged entry has the position
 * of the first entry and the value of the last one.
 */
export function duplicateKeyFix(
  { file, text }: ReadProgram,
  hash: LiteralHash,
  entry: KeyedEntry,
  isSameKey: (one: KeyedEntry, other: KeyedEntry) => boolean,
): FindingFix | undefined {
  const same = hash.entries.filter((other) => isSameKey(other, entry));
  const [first] = same;
  const last = same.at(-1);
  if (first === undefined || last === undefined || first === last || entry !== last) return undefined;
  const { value } = last;
  const removed = same.slice(1).map((each) => {
    const before = hash.entries[hash.entries.indexOf(each) - 1];
    const start = before === undefined ? each.offset : before.offset + before.length;
    return { file, span: { offset: start, length: each.offset + each.length - start }, text: '' };
  });
  return {
    kind: 'duplicate keys',
    title: 'Keep the key once, with its last value',
    edits: [
      {
        file,
        span: { offset: first.value.offset, length: first.value.length },
        text: text.slice(value.offset, value.offset + value.length),
      },
      ...removed,
    ],
  };
}

import { expect, test } from 'vitest';
import { filesHash, isFilesHash, readFilesHash } from './files-link.ts';

const files = [
  { name: 'agent.log', text: 'Error: Found 1 dependency cycle:\n(A[a] => B[b] => A[a])\\n\n' },
  { name: 'report.json', text: '{"host":"é"}' },
];

function linkOf(given: readonly { readonly name: string; readonly text: string }[]): string {
  const hash = filesHash(given);
  if (!hash.ok) throw new Error('The files are too long.');
  return hash.value;
}

test('a link has its files', () => {
  expect(isFilesHash(linkOf(files))).toBe(true);
  expect(readFilesHash(linkOf(files))).toEqual(files);
});

test('links made today open forever', () => {
  expect(readFilesHash('#files/1/i45WSlTSUUpSio0FAA.zPj8tg')).toEqual([{ name: 'a', text: 'b' }]);
});

test('a link that was cut or changed, and one with other content, have no files', () => {
  const link = linkOf(files);
  for (let end = 0; end < link.length; end += 1) expect(readFilesHash(link.slice(0, end))).toBeUndefined();
  for (const at of [12, 40, link.length - 1])
    expect(readFilesHash(`${link.slice(0, at)}${link[at] === 'A' ? 'B' : 'A'}${link.slice(at + 1)}`)).toBeUndefined();
  expect(readFilesHash(linkOf([]))).toBeUndefined();
  expect(readFilesHash(link.replace('/1/', '/2/'))).toBeUndefined();
});

test('files that are too long for an address have no link', () => {
  const text = Array.from({ length: 300_000 }, (_, at) => (at * 7919) % 100_003).join(' ');
  expect(filesHash([{ name: 'a', text }])).toEqual({ ok: false, problem: { kind: 'too-long-for-link' } });
});

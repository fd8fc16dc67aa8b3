import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { toBase64Url } from './base64url.ts';
import { computeChecksum } from './checksum.ts';
import { deflateBytes } from './deflate.ts';
import { packHash, readPackHash } from './pack-link.ts';

const files = { 'lesson.md': '## Step\n\nText.\n', 'checks.yaml': 'checks: []\n' };

function hashOf(json: string): string {
  const bytes = deflateBytes(strToU8(json), new Uint8Array());
  return `#pack/1/${toBase64Url(bytes)}.${computeChecksum(bytes)}`;
}

it('a link has the files of a pack, and may name a lesson', () => {
  const hash = packHash({ files, lesson: 'first' }) ?? '';
  expect(readPackHash(hash)).toEqual({ ok: true, value: { files, lesson: 'first' } });
  expect(readPackHash(packHash({ files }) ?? '')).toEqual({ ok: true, value: { files } });
  expect(readPackHash('#lesson/a/b')).toBeUndefined();
});

it('a link that was cut or changed, or that inflates to too much, is refused', () => {
  const hash = packHash({ files }) ?? '';
  expect(readPackHash(hash.slice(0, -1))).toMatchObject({ ok: false, problem: { kind: 'damaged' } });
  expect(readPackHash(hash.replace('#pack/1/', '#pack/1/A'))).toMatchObject({ ok: false });
  expect(readPackHash(hashOf(JSON.stringify({ a: 'x'.repeat(2_000_000) })))).toMatchObject({
    problem: { kind: 'too-large' },
  });
  expect(readPackHash(`#pack/1/${'A'.repeat(200_000)}`)).toMatchObject({ problem: { kind: 'too-large' } });
});

it.each(['[]', '"x"', '{"a":1}', '{"../a":"x"}', '{"/etc/passwd":"x"}', '{"__proto__":"x"}', '{'])(
  'a link with %s is damaged',
  (json) => {
    expect(readPackHash(hashOf(json))).toMatchObject({ ok: false, problem: { kind: 'damaged' } });
  },
);

it('a pack that is too large has no link', () => {
  const noise = Array.from({ length: 60_000 }, (_, at) => ((at * 2_654_435_761) >>> 0).toString(36)).join('');
  expect(packHash({ files: { a: noise } })).toBeUndefined();
});

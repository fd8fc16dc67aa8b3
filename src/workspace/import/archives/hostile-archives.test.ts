import { gzipSync, strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createBudget } from '../budget.ts';
import { leftOutText } from '../import-text.ts';
import { readImport } from '../read-import.ts';
import { buildTar } from '../testing/tar.ts';

const manifest = strToU8("notify { 'hello': }\n");

function readZip(bytes: Uint8Array, budget = createBudget()) {
  return readImport([{ path: 'x.zip', bytes }], budget);
}

function readTgz(bytes: Uint8Array, budget = createBudget()) {
  return readImport([{ path: 'x.tar.gz', bytes }], budget);
}

function kindOf(result: Awaited<ReturnType<typeof readImport>>): string {
  return result.ok ? 'ok' : result.problem.kind;
}

function reasonsOf(result: Awaited<ReturnType<typeof readImport>>) {
  if (!result.ok) return result.problem.kind;
  return Object.fromEntries(result.value.leftOut.map(({ path, reason }) => [path, reason.kind]));
}

/** Overwrites bytes in each entry of a zip's central directory. */
function patchCentral(zip: Uint8Array, offset: number, bytes: readonly number[]): Uint8Array {
  const patched = zip.slice();
  for (let at = 0; at < patched.length - 4; at += 1) {
    if (patched[at] === 0x50 && patched[at + 1] === 0x4b && patched[at + 2] === 1 && patched[at + 3] === 2) {
      patched.set(bytes, at + offset);
    }
  }
  return patched;
}

/** Overwrites bytes in each local header of a zip. */
function patchLocal(zip: Uint8Array, offset: number, bytes: readonly number[]): Uint8Array {
  const patched = zip.slice();
  for (let at = 0; at < patched.length - 4; at += 1) {
    if (patched[at] === 0x50 && patched[at + 1] === 0x4b && patched[at + 2] === 3 && patched[at + 3] === 4) {
      patched.set(bytes, at + offset);
    }
  }
  return patched;
}

describe('a path that leads out of the project', () => {
  const paths = ['../evil.pp', 'manifests/../../evil.pp', '/etc/evil.pp', 'C:/evil.pp', 'a/__proto__/b.pp'];
  const kinds = Object.fromEntries(paths.map((path) => [path, 'path']));

  it('is left out of a zip', async () => {
    const entries = Object.fromEntries(paths.map((path) => [path, manifest] as const));
    const result = await readZip(zipSync({ ...entries, 'manifests/site.pp': manifest }));
    expect(result).toMatchObject({ value: { files: { 'manifests/site.pp': expect.any(String) } } });
    expect(reasonsOf(result)).toEqual(kinds);
  });

  it('is left out of a tar', async () => {
    const result = await readTgz(
      gzipSync(buildTar([...paths, 'manifests/site.pp'].map((path) => ({ path, text: 'x' })))),
    );
    expect(result.ok ? Object.keys(result.value.files) : []).toEqual(['manifests/site.pp']);
    expect(reasonsOf(result)).toEqual(kinds);
  });

  it('is detected behind backslashes, and in a path that is too long', async () => {
    const long = `../${'x/'.repeat(200)}manifests/site.pp`;
    const result = await readZip(zipSync({ '..\\evil.pp': manifest, [long]: manifest, 'site.pp': manifest }));
    expect(reasonsOf(result)).toEqual({ '../evil.pp': 'path', [long]: 'path' });
  });
});

describe('an archive that grows', () => {
  const zeros = new Uint8Array(3_000_000);
  const small = { entries: 10, unpackedBytes: 1_000_000 };

  it('is stopped while it is inflated, regardless of its declared size', async () => {
    const bomb = zipSync({ 'manifests/a.pp': zeros });
    expect(kindOf(await readZip(bomb, createBudget(small)))).toBe('too-large');
    const lying = patchLocal(patchCentral(bomb, 24, [1, 0, 0, 0]), 22, [1, 0, 0, 0]);
    expect(kindOf(await readZip(lying, createBudget(small)))).toBe('too-large');
    expect(kindOf(await readTgz(gzipSync(zeros), createBudget(small)))).toBe('too-large');
  });

  it('is stopped at the sum of its entries', async () => {
    const half = new Uint8Array(600_000);
    const parts = zipSync({ 'a.pp': half, 'b.pp': [half, { level: 0 }] });
    expect(kindOf(await readZip(parts, createBudget(small)))).toBe('too-large');
  });

  it('has a limit of entries', async () => {
    const paths = Array.from({ length: 11 }, (_, index) => `${index}.pp`);
    const zip = zipSync(Object.fromEntries(paths.map((path) => [path, manifest] as const)));
    expect(kindOf(await readZip(zip, createBudget(small)))).toBe('too-many-entries');
    expect(kindOf(await readTgz(gzipSync(buildTar(paths.map((path) => ({ path })))), createBudget(small)))).toBe(
      'too-many-entries',
    );
  });
});

describe('a damaged archive', () => {
  it.each([0, 10, 0.5, -20])('is refused when it is truncated at %d', async (where) => {
    const cut = (bytes: Uint8Array) => bytes.slice(0, where === 0.5 ? bytes.length / 2 : where);
    const text = Array.from({ length: 2000 }, (_, index) => `# ${index * 7919}\n`).join('');
    expect(kindOf(await readZip(cut(zipSync({ 'a.pp': strToU8(text) }))))).toBe('damaged');
    const tar = buildTar([{ path: 'a.pp', text }]);
    expect(kindOf(await readTgz(cut(gzipSync(tar))))).toBe('damaged');
    expect(kindOf(await readImport([{ path: 'x.tar', bytes: tar.slice(0, tar.length - 1024) }]))).toBe('damaged');
  });

  it('is refused if it is not an archive', async () => {
    const page = strToU8('<html>Not found</html>'.repeat(100));
    expect(kindOf(await readZip(page))).toBe('damaged');
    expect(kindOf(await readTgz(page))).toBe('damaged');
    expect(kindOf(await readImport([{ path: 'x.tar', bytes: page }]))).toBe('damaged');
  });

  it('is refused when its offsets lead nowhere', async () => {
    const zip = zipSync({ 'a.pp': manifest });
    expect(kindOf(await readZip(patchCentral(zip, 42, [0, 0, 0, 0x7f])))).toBe('damaged');
    expect(kindOf(await readZip(patchCentral(zip, 42, [0xff, 0xff, 0xff, 0xff])))).toBe('unsupported');
  });

  it('is refused when a size does not fit', async () => {
    const zip = zipSync({ 'a.pp': strToU8('a'.repeat(500)) });
    expect(kindOf(await readZip(patchCentral(zip, 24, [1, 0, 0, 0])))).toBe('damaged');
  });
});

describe('an archive whose contents differ from the packed files', () => {
  it('is refused by the CRC of a zip, at any position', async () => {
    const zip = zipSync({ 'site.pp': manifest });
    expect(kindOf(await readZip(zip))).toBe('ok');
    expect(kindOf(await readZip(patchCentral(zip, 16, [0, 0, 0, 0])))).toBe('damaged');
    expect(kindOf(await readZip(patchLocal(patchCentral(zip, 16, [0, 0, 0, 0]), 14, [0, 0, 0, 0])))).toBe('damaged');
  });

  it('is refused when its two names of an entry differ, or its list of entries is cut', async () => {
    const zip = zipSync({ 'site.pp': manifest, 'other.pp': manifest });
    expect(kindOf(await readZip(patchCentral(zip, 46, [0x53])))).toBe('damaged');
    const fewer = zip.slice();
    fewer.set([1, 0, 1, 0], zip.length - 14);
    expect(kindOf(await readZip(fewer))).toBe('damaged');
  });

  it('is refused by the CRC and the length of gzip, of each member', async () => {
    const half = buildTar([{ path: 'site.pp', text: 'x' }]);
    const [first, second] = [gzipSync(half.subarray(0, 600)), gzipSync(half.subarray(600))];
    const members = Uint8Array.of(...first, ...second);
    expect(kindOf(await readTgz(members))).toBe('ok');
    for (const at of [first.length - 8, first.length - 4, members.length - 8, members.length - 4]) {
      const changed = members.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(kindOf(await readTgz(changed))).toBe('damaged');
    }
    expect(kindOf(await readTgz(members.slice(0, -8)))).toBe('damaged');
    expect(kindOf(await readTgz(Uint8Array.of(...members, 1, 2, 3)))).toBe('damaged');
  });

  it('is reported as zip64, although its numbers are small', async () => {
    const zip = zipSync({ 'site.pp': manifest });
    const locator = new Uint8Array(20);
    locator.set([0x50, 0x4b, 6, 7]);
    const zip64 = Uint8Array.of(...zip.subarray(0, -22), ...locator, ...zip.subarray(-22));
    expect(kindOf(await readZip(zip64))).toBe('unsupported');
  });

  it('is reported as zip64 if only the header of a file has sizes in a zip64 field', async () => {
    const zip = patchLocal(
      zipSync({ 'site.pp': manifest }),
      18,
      Array.from({ length: 8 }, () => 0xff),
    );
    expect(kindOf(await readZip(zip))).toBe('unsupported');
  });
});

it('accepts paths that differ only in case, as different files', async () => {
  const zip = zipSync({ 'manifests/site.pp': manifest, 'manifests/Site.pp': manifest, 'Manifests/x.pp': manifest });
  const result = await readZip(zip);
  expect(reasonsOf(result)).toEqual({});
  expect(result.ok ? Object.keys(result.value.files) : []).toEqual([
    'manifests/site.pp',
    'manifests/Site.pp',
    'Manifests/x.pp',
  ]);
});

it('keeps the first of two entries with the same path', async () => {
  const result = await readTgz(
    gzipSync(
      buildTar([
        { path: './a.pp', text: 'first' },
        { path: 'a.pp', text: 'second' },
      ]),
    ),
  );
  expect(result).toMatchObject({ value: { files: { 'manifests/a.pp': 'first' } } });
  expect(reasonsOf(result)).toEqual({ 'a.pp': 'duplicate' });
});

it("does not create a file at the path of another file's folder", async () => {
  const result = await readTgz(
    gzipSync(
      buildTar([
        { path: 'manifests/a', text: 'x' },
        { path: 'manifests/a/b.pp', text: 'y' },
      ]),
    ),
  );
  expect(result).toMatchObject({ value: { files: { 'manifests/a': 'x' } } });
  expect(reasonsOf(result)).toEqual({ 'manifests/a/b.pp': 'path' });
});

it('follows no link and creates no device', async () => {
  const tar = buildTar([
    { path: 'manifests/site.pp', text: 'x' },
    { path: 'manifests/passwd.pp', type: '2' },
    { path: 'manifests/hard.pp', type: '1' },
    { path: 'manifests/null.pp', type: '3' },
    { path: 'manifests/', type: '5' },
  ]);
  expect(reasonsOf(await readTgz(gzipSync(tar)))).toEqual({
    // The header of this symbolic link contains no target.
    'manifests/passwd.pp': 'link',
    'manifests/hard.pp': 'link',
    'manifests/null.pp': 'special',
  });
  const zip = zipSync({
    'site.pp': manifest,
    'passwd.pp': [strToU8('/etc/passwd'), { os: 3, attrs: (0o120777 << 16) >>> 0 }],
  });
  const result = await readZip(zip);
  expect(result).toMatchObject({
    value: {
      files: { 'manifests/site.pp': expect.any(String) },
      kept: { 'manifests/passwd.pp': { kind: 'link', target: '/etc/passwd' } },
    },
  });
  expect(leftOutText({ kind: 'link' })).toContain('without a valid target');
});

it('leaves out encrypted files', async () => {
  const zip = patchLocal(patchCentral(zipSync({ 'site.pp': manifest }), 8, [1, 0]), 6, [1, 0]);
  expect(await readZip(zip)).toMatchObject({
    problem: { kind: 'nothing', leftOut: [{ reason: { kind: 'encrypted' } }] },
  });
});

it('reads the long names of GNU tar and of pax', async () => {
  const path = `modules/ntp/manifests/${'x'.repeat(110)}.pp`;
  const record = `path=${path.replace('ntp', 'chrony')}\n`;
  const tar = buildTar([
    { path: '././@LongLink', type: 'L', text: `${path}\0` },
    { path: path.slice(0, 100), text: 'x' },
    { path: 'PaxHeader', type: 'x', text: `${record.length + 4} ${record}` },
    { path: path.slice(0, 100), text: 'y' },
  ]);
  const result = await readTgz(gzipSync(tar));
  expect(result.ok ? result.value.files : {}).toEqual({ [path]: 'x', [path.replace('ntp', 'chrony')]: 'y' });
});

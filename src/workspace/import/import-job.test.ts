import { expect, it, vi } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import { startImport, type ImportConnection } from './import-job.ts';
import { importLimits } from './import-limits.ts';
import { readPicked } from './read-picked.ts';

function connection(readIt: ImportConnection['readPicked'], crashed: Promise<void> = new Promise(() => {})) {
  const end = vi.fn<() => void>();
  return { end, connect: () => ({ readPicked: readIt, crashed, end }) };
}

const manifest = { path: 'site.pp', file: new Blob(["notify { 'x': }\n"]) };
const never = (): Promise<never> => new Promise(() => {});

it("returns the worker's result, and ends the worker", async () => {
  const { connect, end } = connection(readPicked);
  const job = startImport(
    async () => [manifest],
    () => {},
    {},
    connect,
  );
  expect(await job.result).toMatchObject({ ok: true, value: { files: { 'manifests/site.pp': "notify { 'x': }\n" } } });
  expect(end).toHaveBeenCalledOnce();
});

it('returns undefined once it was canceled, while the files are listed or read', async () => {
  const { connect, end } = connection(never);
  const listing = startImport(never, () => {}, {}, connect);
  listing.cancel();
  expect(await listing.result).toBeUndefined();
  expect(end).not.toHaveBeenCalled();
  const reading = startImport(
    async () => [manifest],
    () => {},
    {},
    connect,
  );
  await Promise.resolve();
  reading.cancel();
  expect(await reading.result).toBeUndefined();
});

it('reports that the worker does not start, or that the browser returns no files', async () => {
  const crashed = connection(never, Promise.resolve());
  expect(
    await startImport(
      async () => [manifest],
      () => {},
      {},
      crashed.connect,
    ).result,
  ).toEqual({
    ok: false,
    problem: { kind: 'ended' },
  });
  expect(crashed.end).toHaveBeenCalledOnce();
  const none = startImport(
    async () => Promise.reject(new DOMException('moved')),
    () => {},
    {},
    crashed.connect,
  );
  expect(await none.result).toEqual({ ok: false, problem: { kind: 'unreadable' } });
});

it('reports its progress in entries and bytes', async () => {
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 100;
    return time;
  });
  let time = 0;
  const seen: unknown[] = [];
  const zip = zipSync({ 'manifests/a.pp': strToU8('# a\n'), 'manifests/b.pp': strToU8('# b, c\n') }, { level: 0 });
  await readPicked([{ path: 'x.zip', file: new Blob([zip]) }], (progress) => seen.push(progress));
  clock.mockRestore();
  expect(seen.at(0)).toEqual({ entries: 1, bytes: zip.length });
  expect(seen.at(-1)).toEqual({ entries: 2, bytes: 11 });
});

it('refuses too many or too large files before it reads any', { tags: 'limit' }, async () => {
  const many = Array.from({ length: importLimits.entries + 1 }, (_, index) => ({
    path: `${index}.pp`,
    file: new Blob([]),
  }));
  expect(await readPicked(many)).toEqual({ ok: false, problem: { kind: 'too-many-entries' } });
  const large = Object.defineProperty(new Blob([]), 'size', { value: importLimits.unpackedBytes + 1 });
  expect(await readPicked([{ path: 'a.zip', file: large }])).toEqual({ ok: false, problem: { kind: 'too-large' } });
});

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

const texts = new Set(['.html', '.js', '.css']);

/** Returns a different hash of the same form: replaces the first character with the next one of the alphabet. */
function rotated(hash: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
  const first = alphabet.indexOf(hash.charAt(0));
  return `${alphabet.charAt((first + 1) % (alphabet.length - 1))}${hash.slice(1)}`;
}

function reversed(text: string): string {
  return text.split('').toReversed().join('');
}

/** Copies the built site and renames all hashed files, as if every file had changed. Returns the folder of the copy. */
export function makeAnotherRelease(from: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bunraku-release-'));
  cpSync(from, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  const names = readdirSync(join(folder, 'assets'));
  const renamed = new Map(
    names.map((name) => [
      name,
      name.replace(/-([\w-]{8})(\.\w+)$/, (_, hash: string, end: string) => `-${rotated(hash)}${end}`),
    ]),
  );
  const revision =
    /<meta name="bunraku-revision" content="(\w+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? '';
  const renew = (text: string): string =>
    text
      .replace(/[\w.-]+-[\w-]{8}\.\w+/g, (name) => renamed.get(name) ?? name)
      // Changes the revisions in the service worker's list, for files whose names stay the same.
      .replace(/(revision:[`"'])(\w{16})/g, (_, start: string, hash: string) => `${start}${reversed(hash)}`)
      .replaceAll(revision, reversed(revision));
  for (const name of [...names.map((asset) => `assets/${asset}`), 'index.html', 'service-worker.js']) {
    const path = join(folder, name);
    if (!statSync(path).isFile()) continue;
    const content = texts.has(extname(name)) ? renew(readFileSync(path, 'utf8')) : readFileSync(path);
    rmSync(path);
    writeFileSync(renew(path), content);
  }
  return folder;
}

/**
 * Measures the language service on a project of a thousand manifests, in a separate process: indexing the project,
 * indexing one file after a key press, and each request at some hundred places. `SERVICE_MODULES` names a folder of
 * modules; without it, the manifests are generated.
 */
import { spawnSync } from 'node:child_process';
import { collectFacts, platforms } from '../../src/engine/index.ts';
import { isRequestName, requests, type RequestName } from '../../src/language-service/requests.ts';
import { LanguageService } from '../../src/language-service/service.ts';
import type { Bench } from './bench.ts';
import { MEASURE } from './measuring.ts';
import { row } from './row.ts';
import { serviceProject } from './service-project.ts';

/** Maximum CPU milliseconds of each operation. */
const LIMITS = { cold: 1000, afterKey: 10, request: 50, wide: 100, inThousandLines: 16, wholeFile: 30 } as const;
/** Maximum size of the index in bytes. */
const MEMORY_LIMIT = 30e6;
/** Requests that search all files. */
const WIDE: ReadonlySet<string> = new Set(['references', 'rename', 'workspaceSymbols']);
/** Requests that read the whole file again. */
const WHOLE: ReadonlySet<string> = new Set(['semanticTokens', 'format', 'formatRange', 'links']);
/**
 * Length of the largest manifest in public modules, and the maximum milliseconds of the requests above for a manifest
 * of this length.
 */
const LARGEST = { characters: 145_000, limit: 100 } as const;
const PLACES = 300;

export const benchService: Bench = () => {
  const [, bundle = ''] = process.argv;
  const folder = process.env['SERVICE_MODULES'] ?? '';
  const result = spawnSync(process.execPath, ['--expose-gc', bundle, MEASURE, 'service', folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  if (result.status !== 0) throw new Error(result.stderr);
};

/** Called in the separate process: prints the rows. */
export function measureService(folder: string): void {
  const project = serviceProject(folder);
  const long = ['modules/long/manifests/init.pp', thousandLines(project)] as const;
  const files = new Map([...project, long]);
  const facts = collectFacts(platforms['debian-12'], 'playground.example.com');
  const manifests = [...files].filter(([path]) => path.endsWith('.pp'));
  const size = manifests.reduce((sum, [, text]) => sum + text.length, 0);
  const service = new LanguageService();

  const before = bytesInUse();
  const cold = cpu(() => service.update({ files, facts }));
  const held = bytesInUse() - before;
  row(
    'service: index, cold',
    limited(cold, LIMITS.cold),
    `${manifests.length} manifests, ${(size / 1e6).toFixed(2)} MB`,
  );
  row('  held', `${(held / 1e6).toFixed(1)} MB of ${MEMORY_LIMIT / 1e6} MB${held > MEMORY_LIMIT ? '  OVER' : ''}`);

  const random = randomFrom(12);
  const keys = Array.from({ length: 150 }, (_, index) => {
    const at = Math.floor(random() * long[1].length);
    const typed = new Map(files).set(
      long[0],
      `${long[1].slice(0, at)}${'x'.repeat((index % 3) + 1)}${long[1].slice(at)}`,
    );
    return cpu(() => service.update({ files: typed, facts }));
  });
  service.update({ files, facts });
  const lines = long[1].split('\n').length;
  row('  after a key', limited(p95(keys.slice(50)), LIMITS.afterKey), `in a file of ${lines} lines`);

  const anywhere = Array.from({ length: PLACES }, () =>
    placeIn(manifests[Math.floor(random() * manifests.length)] ?? long, random),
  );
  const largest = ['manifests/largest.pp', repeated(long[1], LARGEST.characters)] as const;
  service.update({ files: new Map(files).set(...largest), facts });
  const inLargest = Array.from({ length: 40 }, () => placeIn(largest, random));
  const inLong = Array.from({ length: PLACES }, () => placeIn(long, random));
  for (const name of Object.keys(requests)) {
    // Skips `unused`, which concerns the whole project instead of a place.
    if (!isRequestName(name) || name === 'unused') continue;
    const limit = WIDE.has(name) ? LIMITS.wide : LIMITS.request;
    const inLongLimit = WIDE.has(name) ? LIMITS.wide : WHOLE.has(name) ? LIMITS.wholeFile : LIMITS.inThousandLines;
    row(
      `  ${name}`,
      limited(p95(measureTimes(service, name, anywhere)), limit),
      `${limited(p95(measureTimes(service, name, inLong)), inLongLimit)} in ${lines} lines`,
      WHOLE.has(name) ? `${limited(p95(measureTimes(service, name, inLargest)), LARGEST.limit)} in 145 KB` : '',
    );
  }
}

interface Place {
  readonly file: string;
  readonly offset: number;
}

function repeated(text: string, characters: number): string {
  return text.repeat(Math.ceil(characters / Math.max(text.length, 1)));
}

/** Returns the end of a random word, a typical place for requests. */
function placeIn([file, text]: readonly [string, string], random: () => number): Place {
  const words = [...text.matchAll(/[\w:]+/g)];
  const word = words[Math.floor(random() * words.length)];
  return { file, offset: word === undefined ? 0 : word.index + word[0].length };
}

function measureTimes(service: LanguageService, name: RequestName, places: readonly Place[]): readonly number[] {
  return places.map(({ file, offset }) => {
    const word = /[\w:]+$/.exec(service.project.files.get(file)?.slice(Math.max(offset - 30, 0), offset) ?? '')?.[0];
    const parameters = { file, offset, newName: 'renamed', query: (word ?? 'a').slice(0, 5) };
    return cpu(() => service.answer(name, parameters));
  });
}

/** Returns the CPU milliseconds on all threads. */
function cpu(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

function limited(milliseconds: number, limit: number): string {
  return `${milliseconds.toFixed(1)} ms of ${limit} ms${milliseconds > limit ? '  OVER' : ''}`;
}

/** Joins manifests of the project until the result has a thousand lines. */
function thousandLines(files: ReadonlyMap<string, string>): string {
  let text = '';
  for (const [path, each] of files) {
    if (text.split('\n').length > 1000) break;
    if (path.endsWith('.pp')) text += each;
  }
  return text;
}

function bytesInUse(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Returns a generator of pseudorandom numbers that are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Shards: parts of the work for different jobs of a build server. Each job writes a file with the rows of its shard.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bunrakuVersion } from '../bunraku-version.ts';
import { UsageError } from '../words/verb.ts';
import { areRows, type NodeRow, type NodeWork } from './node-work.ts';

export interface Shard {
  /** Counts from 1. */
  readonly number: number;
  readonly total: number;
}

interface ShardFile<Row extends NodeRow> {
  readonly shard: Shard;
  /** Digest of everything that must be equal in all shards. */
  readonly work: string;
  readonly rows: readonly Row[];
}

export function parseShard(text: string): Shard {
  const [, number = 0, total = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  if (number < 1 || number > total)
    throw new UsageError(`--shard must be I/N with I from 1 to N, such as 1/4, but it is '${text}'.`);
  return { number, total };
}

/** Lists the rows of a shard: every N-th one, because nodes with similar names often take similar time. */
export function listShardIndexes(count: number, { number, total }: Shard): readonly number[] {
  return Array.from({ length: count }, (_, index) => index).filter((index) => index % total === number - 1);
}

/** Computes a digest of the version, the options and the names. Shards of the same work have the same digest. */
export function workDigest(options: string, names: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([bunrakuVersion, options, names]))
    .digest('hex');
}

export function shardText(shard: Shard, work: string, rows: readonly NodeRow[]): string {
  return `${JSON.stringify({ shard, work, rows } satisfies ShardFile<NodeRow>)}\n`;
}

/**
 * Reads the files of all shards, and returns the rows in the order of the names. Throws a `UsageError` unless the files
 * contain each shard of the same work exactly once.
 */
export function mergeShards<Row extends NodeRow>(
  files: readonly string[],
  digest: string,
  work: NodeWork<Row>,
): readonly Row[] {
  const shards = files.map((path) => ({ path, file: readShard(path, digest, work) }));
  const total = shards[0]?.file.shard.total ?? 1;
  const merged = new Map<number, Row>();
  const seen = new Set<number>();
  for (const { path, file } of shards) {
    const { shard, rows } = file;
    const indexes = listShardIndexes(work.names.length, shard);
    if (shard.total !== total || seen.has(shard.number) || rows.length !== indexes.length)
      throw new UsageError(
        `${path}: shard ${shard.number}/${shard.total} is incomplete, a duplicate, or from a different set of shards.`,
      );
    seen.add(shard.number);
    for (const [at, index] of indexes.entries()) {
      const row = rows[at];
      if (row !== undefined) merged.set(index, row);
    }
  }
  const missing = Array.from({ length: total }, (_, index) => index + 1).filter((number) => !seen.has(number));
  if (missing.length > 0)
    throw new UsageError(
      `--merge needs all shards: ${missing.map((number) => `${number}/${total}`).join(', ')} missing.`,
    );
  return [...merged].sort(([one], [other]) => one - other).map(([, row]) => row);
}

function readShard<Row extends NodeRow>(path: string, digest: string, work: NodeWork<Row>): ShardFile<Row> {
  const value = parseJson(readFileSync(path, 'utf8'));
  if (!isShardFile(value, work)) throw new UsageError(`${path} is not a file that --shard wrote.`);
  if (value.work !== digest)
    throw new UsageError(
      `${path} is a shard of a different job: use the same version of bunraku, the same options and the same nodes with --shard and --merge.`,
    );
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isShardFile<Row extends NodeRow>(value: unknown, { isRow }: NodeWork<Row>): value is ShardFile<Row> {
  return (
    isObject(value) &&
    typeof value['work'] === 'string' &&
    isObject(value['shard']) &&
    Number.isInteger(value['shard']['number']) &&
    Number.isInteger(value['shard']['total']) &&
    areRows(value['rows'], isRow)
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

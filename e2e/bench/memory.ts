/**
 * Measures the memory for 10,000 resources, from the manifest to the report of a noop run, in a separate process per
 * manifest.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { applyCatalog, builtinTypes, createTarget, loadPlatform, relationshipGraph } from '../../src/engine/index.ts';
import type { Bench } from './bench.ts';
import { compileText } from './stages/compile-text.ts';
import { MEASURE } from './measuring.ts';
import { shapes } from './growth.ts';
import { row } from './row.ts';

await loadPlatform('debian-12');

interface Memory {
  /** Bytes of catalog, graph and report together, on the heap and in typed arrays. */
  readonly held: number;
  /** Peak memory of the process in bytes. */
  readonly most: number;
}

export const benchMemory: Bench = (scratch) => {
  const [, bundle = ''] = process.argv;
  for (const { name, text } of shapes) {
    const file = scratch.write(`memory-${name}.pp`, text(10_000));
    const result = spawnSync(process.execPath, ['--expose-gc', bundle, MEASURE, 'memory', file], { encoding: 'utf8' });
    if (result.status !== 0) throw new Error(result.stderr);
    const { held, most } = JSON.parse(result.stdout) as Memory;
    row(`memory ${name} 10000`, `${megabytes(held)} held`, `${megabytes(most)} at most in the process`);
  }
};

/** Called in the separate process: runs the manifest in a file once, and prints the memory as JSON. */
export async function measureMemory(file: string): Promise<void> {
  const text = readFileSync(file, 'utf8');
  const before = bytesInUse();
  const catalog = compileText(text);
  const graph = relationshipGraph(catalog, builtinTypes);
  const report = await applyCatalog(catalog, createTarget(), { types: builtinTypes, noop: true });
  const held = bytesInUse() - before;
  if (graph.kind !== 'ordered' || report.status === 'failed') throw new Error('The manifest fails.');
  console.log(JSON.stringify({ held, most: process.resourceUsage().maxRSS * 1024 } satisfies Memory));
}

function bytesInUse(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

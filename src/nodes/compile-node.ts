/** Compiles one node, and records everything that its catalog depends on. */
import {
  compile,
  noticingFiles,
  programString,
  referenceText,
  type Catalog,
  type CompileInput,
  type CompileResult,
} from '../engine/index.ts';
import type { NodeResult } from '../protocol/nodes/nodes.ts';
import { RunningDigest, textDigest } from '../protocol/project/text-digest.ts';
import { UseCollector } from './collect-uses.ts';

export interface CompiledNode {
  readonly compiled: CompileResult;
  readonly result: NodeResult;
}

/**
 * Compiles a node.
 * @param inputFor returns the compiler's input for the node; the files of this input report each access to `watch`
 * (`watchedFiles`)
 */
export function compileNode(inputFor: (watch: (path: string) => void) => CompileInput): CompiledNode {
  const reads = new Set<string>();
  const uses = new UseCollector();
  const input = inputFor((path) => reads.add(path));
  const started = performance.now();
  const compiled = compile({ ...input, files: noticingFiles(input.files, uses.add) });
  const { catalog, error, logs, exported, collects } = compiled;
  const place = error?.file === undefined ? undefined : { file: error.file, line: error.line ?? 1 };
  const result: NodeResult = {
    certname: input.node.name,
    ...(error === undefined ? {} : { error: { message: error.message, ...(place === undefined ? {} : { place }) } }),
    resources: catalog?.resources.length ?? 0,
    warnings: logs.filter(({ level }) => level === 'warning').length,
    milliseconds: performance.now() - started,
    digest: catalog === undefined ? textDigest(error?.message ?? '') : catalogDigest(catalog),
    reads: [...reads],
    uses: uses.collect(catalog, input.files),
    exported,
    collects,
  };
  return { compiled, result };
}

function catalogDigest({ resources, containment }: Catalog): string {
  const digest = new RunningDigest();
  for (const resource of resources) {
    const { virtual, exported, parameters } = resource;
    digest.add(`\0${referenceText(resource)}\0${virtual}\0${exported}`);
    for (const { name, value } of parameters.values()) {
      // Adds a mark to strings instead of quotes, because quoting long file contents takes too long.
      const text = typeof value === 'string';
      digest.add(text ? `\0${name}\0text\0` : `\0${name}\0`);
      digest.add(text ? value : programString(value));
    }
  }
  for (const { container, contained } of containment)
    digest.add(`\0${referenceText(container)}\0${referenceText(contained)}`);
  return digest.digest;
}

/** One node compiled, with what its catalog depends on. */
import {
  compile,
  programString,
  referenceText,
  type Catalog,
  type CompileInput,
  type CompileResult,
} from '../engine/index.ts';
import type { NodeResult } from '../protocol/nodes.ts';
import { textDigest } from '../protocol/project-digest.ts';

export interface CompiledNode {
  readonly compiled: CompileResult;
  readonly result: NodeResult;
}

/** `inputFor` yields what the node is compiled with; its files tell `watch` of each that is read or looked for (`watchedFiles`). */
export function compileNode(inputFor: (watch: (path: string) => void) => CompileInput): CompiledNode {
  const reads = new Set<string>();
  const input = inputFor((path) => reads.add(path));
  const started = performance.now();
  const compiled = compile(input);
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
    exported,
    collects,
  };
  return { compiled, result };
}

/** Names what a catalog says: resources with their attributes in their order, and what contains them. */
function catalogDigest({ resources, containment }: Catalog): string {
  const lines = resources.map((resource) => {
    const attributes = [...resource.parameters.values()].map(({ name, value }) => `${name} ${programString(value)}`);
    const { virtual, exported } = resource;
    return [referenceText(resource), virtual, exported, ...attributes].join('\0');
  });
  const edges = containment.map(
    ({ container, contained }) => `${referenceText(container)} ${referenceText(contained)}`,
  );
  return textDigest([...lines, ...edges].join('\n'));
}

/** Converts a catalog that was compiled outside of Bunraku to a compile result. */
import { unknownTypesWarning } from '../../agent-files/catalog/stand-in-types.ts';
import {
  catalogFromText,
  compile,
  type CatalogImport,
  type CompileError,
  type CompileResult,
  type NodeInput,
} from '../../engine/index.ts';
import { DEEPEST_CATALOG, findJsonProblem, lineAndColumn } from '../../protocol/project/json-problem.ts';
import { catalogFile } from '../../protocol/project/project.ts';
import { knowledge } from './type-knowledge.ts';

/**
 * Converts the JSON of a catalog. If the JSON has a mistake, the result contains an error at the place of the mistake.
 */
export function compiledElsewhere(text: string, node: NodeInput): CompileResult {
  const begun = performance.now();
  const read = catalogFromText(text, { types: knowledge });
  // An empty compilation. Its `deferred` evaluates Deferred values with the facts of the node.
  const empty = compile({ files: { paths: [], read: () => undefined }, node, types: knowledge });
  const warning =
    read.kind === 'catalog' ? unknownTypesWarning(read.catalog, (type) => knowledge.isType(type)) : undefined;
  return {
    ...empty,
    logs: warning === undefined ? empty.logs : [...empty.logs, warning],
    catalog: read.kind === 'catalog' ? read.catalog : undefined,
    error: read.kind === 'catalog' ? undefined : createError(read, text),
    classification: undefined,
    timings: { read: performance.now() - begun },
  };
}

function createError(refusal: Exclude<CatalogImport, { readonly kind: 'catalog' }>, text: string): CompileError {
  const problem = refusal.kind === 'not JSON' ? findJsonProblem(text, DEEPEST_CATALOG) : undefined;
  const offset = problem?.start ?? (refusal.resource === undefined ? 0 : resourceOffset(text, refusal.resource));
  return {
    class: 'Puppet::Error',
    code: 'catalog',
    message: problem === undefined ? refusal.message : `The catalog is not JSON: ${problem.message}`,
    file: catalogFile,
    ...lineAndColumn(text, offset),
  };
}

/** Finds the offset of a resource in the JSON of a catalog. Returns 0 if it cannot be found. */
export function resourceOffset(text: string, index: number): number {
  const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g;
  const start = /"resources"\s*:\s*(?:\{[^[{}]*)?\[\s*/.exec(text);
  if (start === null) return 0;
  const begin = start.index + start[0].length;
  if (index === 0) return begin;
  token.lastIndex = begin;
  let depth = 0;
  let passed = 0;
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const [piece] = found;
    if (piece === '{' || piece === '[') depth += 1;
    else if (piece === '}' || piece === ']') depth -= 1;
    else if (piece === ',' && depth === 0 && ++passed === index) {
      const rest = /\S/g;
      rest.lastIndex = token.lastIndex;
      return rest.exec(text)?.index ?? 0;
    }
  }
  return 0;
}

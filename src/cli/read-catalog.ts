/** Reads a catalog that Puppet, PuppetDB or another tool wrote to a file. */
import { readFileSync } from 'node:fs';
import { decodeFile } from '../agent-files/recognize/decode.ts';
import { catalogFromText, typeKnowledge, type Catalog, type TypeRegistry } from '../engine/index.ts';
import { DEEPEST_CATALOG, findJsonProblem, lineAndColumn } from '../protocol/project/json-problem.ts';

/** Thrown for a file that contains no catalog, with a sentence for the user. */
export class UnreadableCatalog extends Error {}

/** Reads a catalog from a file, or from standard input for `-`. Throws an `UnreadableCatalog`. */
export function readCatalog(path: string, types: TypeRegistry): Catalog {
  const { text } = decodeFile(readFileSync(path === '-' ? 0 : path));
  const name = path === '-' ? '(stdin)' : path;
  const read = catalogFromText(text, { types: typeKnowledge(types) });
  if (read.kind === 'catalog') return read.catalog;
  throw new UnreadableCatalog(`${name}: ${read.kind === 'not JSON' ? describeMistake(text) : read.message}`);
}

function describeMistake(text: string): string {
  const start = /^[{[]/m.exec(text)?.index ?? 0;
  const problem = findJsonProblem(text.slice(start), DEEPEST_CATALOG);
  if (problem === undefined) return 'The catalog is not JSON';
  const { line, column } = lineAndColumn(text, start + problem.start);
  return `The catalog is not JSON: ${problem.message} (line ${line}, column ${column})`;
}

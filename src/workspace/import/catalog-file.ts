/**
 * Recognizes a catalog that was compiled outside of Bunraku: from `puppet catalog compile`, an agent's cache, or
 * PuppetDB.
 */
import { findCatalogObject } from '../../engine/catalog/json/import/catalog-object.ts';
import { DEEPEST_CATALOG, findJsonProblem, lineAndColumn } from '../../protocol/project/json-problem.ts';
import { catalogFile } from '../../protocol/project/project.ts';
import { limits } from '../limits.ts';
import { isCertname } from '../permalink/check-project.ts';
import { ok, refused, type Result } from '../result.ts';
import { type Budget } from './budget.ts';
import type { Imported, ImportProblem, RawFile } from './import-types.ts';
import { hideSecrets } from './hide-secrets.ts';
import { indentJson } from './indent-json.ts';
import { decodeText } from './file-selection.ts';

/**
 * Returns the picked file if it is the only one and a JSON file other than `metadata.json`, so that it can only be a
 * catalog.
 */
export function isCatalogFile(picked: readonly RawFile[]): RawFile | undefined {
  const [file, ...more] = picked;
  return file !== undefined && more.length === 0 && /\.json$/i.test(file.path) && !file.path.endsWith('metadata.json')
    ? file
    : undefined;
}

/**
 * Converts a catalog to a file of the project. The file has one member per line, because many catalogs consist of a
 * single line. Placeholders replace values of Sensitive attributes, because a link to the project contains the file.
 */
export function readCatalogFile({ path, bytes }: RawFile, budget: Budget): Result<Imported, ImportProblem> {
  budget.entry();
  budget.bytes(bytes.length);
  const name = path.replace(/^.*\//, '');
  const decoded = decodeText(bytes);
  const refuse = (message: string): Result<Imported, ImportProblem> => refused({ kind: 'no-catalog', name, message });
  if (decoded === undefined) return refuse('It is not UTF-8 text. Convert it to UTF-8, for example with iconv.');
  // The output of Puppet contains its log before the catalog.
  const given = decoded.slice(/^[{[]/m.exec(decoded)?.index ?? 0);
  const problem = findJsonProblem(given, DEEPEST_CATALOG);
  if (problem !== undefined) {
    const { line, column } = lineAndColumn(decoded, decoded.length - given.length + problem.start);
    return refuse(`It is not a catalog in JSON. ${problem.message} (line ${line}, column ${column}).`);
  }
  const text = findPayload(given);
  if (findJsonProblem(text, DEEPEST_CATALOG) !== undefined)
    return refuse('The payload of the PuppetDB command is not JSON.');
  const found = findCatalogObject(JSON.parse(text));
  if (found.kind === 'none') return refuse(`It is not a catalog. ${found.reason}.`);
  const { catalog } = found;
  const certname = [catalog['certname'], catalog['name']].find((found) => typeof found === 'string');
  const whole = text.trimEnd().includes('\n') ? text : indentJson(text);
  const { text: shown, count } = hideSecrets(whole);
  return ok({
    kind: 'catalog',
    name: (certname === undefined ? name.replace(/\.json$/i, '') : `Catalog of ${certname}`).slice(
      0,
      limits.nameLength,
    ),
    files: { [catalogFile]: shown },
    ...(count === 0 ? {} : { secrets: { count, files: { [catalogFile]: whole } } }),
    kept: {},
    executable: {},
    leftOut: [],
    ...(certname !== undefined && isCertname(certname) ? { certname } : {}),
  });
}

/**
 * Returns the string in the property `payload`, which contains the catalog in old commands to PuppetDB. Without such a
 * string, returns the given JSON.
 */
function findPayload(text: string): string {
  const json: unknown = JSON.parse(text);
  const isCommand = typeof json === 'object' && json !== null && 'payload' in json;
  return isCommand && typeof json.payload === 'string' ? json.payload : text;
}

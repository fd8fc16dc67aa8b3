/**
 * Checks a module's `metadata.json`: finds faults that make Puppet ignore the module, and faults that the Forge
 * rejects.
 */
import {
  loadJson,
  metadataFault,
  moduleIssues,
  nearNames,
  VERSION_PATTERN,
  type Diagnostic,
  type Value,
  type YamlNode,
} from '../../../engine/index.ts';
import { placeInModule } from '../../file-kind.ts';
import type { ParsedFile } from '../../parsed-file.ts';
import { METADATA_JSON } from '../../schemas/metadata-json.ts';
import type { CheckContext } from '../check-context.ts';
import { checkFields, memberOf } from './check-fields.ts';
import { checkDependencies } from './check-dependencies.ts';
import { dataCheckIssues } from './issues.ts';
import { suggestNames } from '../suggest-names.ts';
import { entryOf, foundAt, spanAt, spanOfNode, textOffset, type Found } from './nodes.ts';
import { findRepeatedKeys } from './repeated-keys.ts';
import { checkRange, explainName } from './module-names.ts';
import { isLicense, KNOWN_LICENSES } from './licenses.ts';

const VERSION = new RegExp(`^${VERSION_PATTERN}$`);

export function checkMetadata(context: CheckContext, file: ParsedFile): readonly Diagnostic[] {
  const place = placeInModule(file.path, file.readAs.paths);
  // The metadata of a single module may be in the root of the project.
  const isModule = place?.path === 'metadata.json' || file.path === 'metadata.json';
  return isModule ? [...findFaults(context, file, place)].map((found) => ({ ...found, file: file.path })) : [];
}

function* findFaults(
  context: CheckContext,
  file: ParsedFile,
  place: { readonly module: string; readonly root: string } | undefined,
): Iterable<Found> {
  const { path, text, data } = file;
  const fault = metadataFault(place?.module ?? 'this module', text);
  if (fault !== undefined) yield foundAt(fault.issue, 'error', spanAt(text, fault.offset));
  const loaded = loadJson(text);
  if (loaded.kind === 'broken' || data === undefined) return;
  const { value } = loaded;
  yield* findRepeatedKeys(file, data);
  const reported = fault !== undefined && moduleIssues.missingMetadata.is(fault.issue) ? [fault.issue.args.name] : [];
  const wrong = fault !== undefined && moduleIssues.dependenciesNoArray.is(fault.issue);
  for (const found of checkFields({ path, text, name: 'metadata.json', except: reported }, data, value, METADATA_JSON))
    if (!wrong || found.code !== 'invalid-field' || !found.message.startsWith("'dependencies'")) yield found;
  yield* checkName(file, place?.module);
  yield* checkVersion(file);
  yield* checkLicense(file);
  yield* checkDependencies(context, file, place);
  yield* checkRequirements(file, value);
}

function scalarAt({ data }: ParsedFile, name: string): (YamlNode & { readonly kind: 'scalar' }) | undefined {
  const node = entryOf(data, name)?.[1];
  return node?.kind === 'scalar' && node.isQuoted ? node : undefined;
}

/**
 * Reports an invalid name with Puppet's message (`puppet module build`), or a name that differs from the module's
 * folder.
 */
function* checkName(file: ParsedFile, module: string | undefined): Iterable<Found> {
  const node = scalarAt(file, 'name');
  if (node === undefined) return;
  const span = spanOfNode(file.text, node);
  const detail = explainName(node.text);
  if (detail !== undefined) yield foundAt(dataCheckIssues.invalidMetadata({ field: 'name', detail }), 'error', span);
  else if (module !== undefined && node.text.split(/[-/]/)[1] !== module)
    yield foundAt(dataCheckIssues.otherName({ name: node.text, module }), 'info', span);
}

function* checkVersion(file: ParsedFile): Iterable<Found> {
  const node = scalarAt(file, 'version');
  if (node === undefined || VERSION.test(node.text)) return;
  const detail = 'version string cannot be parsed as a valid Semantic Version';
  yield foundAt(dataCheckIssues.invalidMetadata({ field: 'version', detail }), 'error', spanOfNode(file.text, node));
}

function* checkLicense(file: ParsedFile): Iterable<Found> {
  const node = scalarAt(file, 'license');
  if (node === undefined || isLicense(node.text)) return;
  yield {
    ...foundAt(dataCheckIssues.unknownLicense({ license: node.text }), 'info', spanOfNode(file.text, node)),
    ...suggestNames(nearNames(node.text, KNOWN_LICENSES), {
      file: file.path,
      offset: textOffset(file.text, node),
      name: node.text,
    }),
  };
}

function* checkRequirements(file: ParsedFile, value: Value): Iterable<Found> {
  const list = entryOf(file.data, 'requirements')?.[1];
  if (list?.kind !== 'sequence' || !Array.isArray(memberOf(value, 'requirements'))) return;
  const seen = new Set<string>();
  for (const item of list.items) {
    const name = entryOf(item, 'name')?.[1];
    if (name?.kind === 'scalar') {
      if (seen.has(name.text))
        yield foundAt(
          dataCheckIssues.duplicateDependency({ what: 'requirements', name: name.text }),
          'warning',
          spanOfNode(file.text, name),
        );
      seen.add(name.text);
    }
    yield* checkRange(file, item);
  }
}

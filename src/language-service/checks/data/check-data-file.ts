/** Checks a data file: its YAML, repeated keys, keys that set no parameter, values of a wrong type, lookup options. */
import { hieraIssues, loadJson, loadYaml, nearNames, type Diagnostic, type YamlNode } from '../../../engine/index.ts';
import type { ParsedFile } from '../../parsed-file.ts';
import type { FileIndex } from '../../index/file-index.ts';
import { lastPart, ownerPart, plainName, symbolOf } from '../../index/symbols.ts';
import { mentionSymbol } from '../signatures.ts';
import type { CheckContext } from '../check-context.ts';
import { checkDataValue } from './check-data-value.ts';
import { checkLookupOptions } from './check-lookup-options.ts';
import { dataCheckIssues } from './issues.ts';
import { suggestNames } from '../suggest-names.ts';
import { foundAt, keyText, spanAt, spanOfNode, textOffset, type Found } from './nodes.ts';
import { findRepeatedKeys } from './repeated-keys.ts';

export function checkDataFile(context: CheckContext, file: ParsedFile): readonly Diagnostic[] {
  const { path, data } = file;
  const broken = findBrokenData(context, file);
  const found = broken === undefined && data !== undefined ? checkContent(context, file, data) : [];
  return [...(broken === undefined ? [] : [broken]), ...found].map((each) => ({ ...each, file: path }));
}

function findBrokenData(context: CheckContext, { path, text }: ParsedFile): Found | undefined {
  if (path.endsWith('.json')) {
    const loaded = loadJson(text);
    if (loaded.kind === 'loaded') return undefined;
    const issue = hieraIssues.unparsable({ file: path, detail: loaded.message });
    return foundAt(issue, 'error', spanAt(text, Math.min(loaded.offset, text.length)));
  }
  const loaded = loadYaml(text, path);
  // Ruby's own classes are valid in a file that code other than Hiera reads.
  if (loaded.kind === 'broken' && hieraIssues.classNotAllowed.is(loaded.issue) && !context.mayReadData)
    return undefined;
  return loaded.kind === 'broken' ? foundAt(loaded.issue, 'error', spanAt(text, loaded.offset ?? 0)) : undefined;
}

function* checkContent(context: CheckContext, file: ParsedFile, root: YamlNode): Iterable<Found> {
  yield* findRepeatedKeys(file, root);
  yield* findOpenInterpolations(file, root);
  if (root.kind !== 'mapping') return;
  for (const [key, value] of root.entries) {
    const name = keyText(key);
    if (name === undefined) continue;
    if (name === 'lookup_options') yield* checkLookupOptions(file, value);
    else if (/^(?:[a-z]\w*::)+[a-z_]\w*$/.test(name)) yield* checkKey(context, file, { key, name, value });
  }
}

/** Matches an interpolation of a variable or function of Puppet that the rest of the value does not close. */
const OPEN_INTERPOLATION =
  /%\{\s*(?:(?:::)?(?:facts|trusted|server_facts)\b[\w.]*|(?:lookup|hiera|alias|literal|scope)\()[^}]*$/;

function* findOpenInterpolations(file: ParsedFile, node: YamlNode): Iterable<Found> {
  if (node.kind === 'sequence') for (const item of node.items) yield* findOpenInterpolations(file, item);
  if (node.kind === 'mapping') for (const [, value] of node.entries) yield* findOpenInterpolations(file, value);
  const [text] = (node.kind === 'scalar' && OPEN_INTERPOLATION.exec(node.text)) || [];
  if (text === undefined) return;
  const at = file.text.indexOf(text, node.offset);
  const span = at === -1 ? spanOfNode(file.text, node) : { offset: at, length: text.length };
  yield foundAt(dataCheckIssues.openInterpolation({ text }), 'warning', span);
}

function* checkKey(
  context: CheckContext,
  file: ParsedFile,
  { key, name, value }: { readonly key: YamlNode; readonly name: string; readonly value: YamlNode },
): Iterable<Found> {
  const owner = ownerPart(name);
  const classes = context.definitions(symbolOf('class', owner));
  const parameters = classes.flatMap((each) => each.parameters ?? []);
  const parameter = parameters.find((each) => each.name === lastPart(name));
  if (parameter !== undefined) {
    yield* checkDataValue(context, file, { key, name, value, className: owner, parameter });
    return;
  }
  if (isLookedUp(context, name)) return;
  const severity = (near: readonly string[]): 'warning' | 'info' => (near.length > 0 ? 'warning' : 'info');
  const offset = textOffset(file.text, key);
  if (classes.length > 0) {
    // Not an error: the parameter may belong to a class with the same name in a different folder, or Ruby code may
    // define it.
    const short = lastPart(name);
    const near = nearNames(
      short,
      parameters.map((each) => each.name),
    );
    const found = foundAt(
      dataCheckIssues.unknownParameter({ className: owner, name: short }),
      severity(near),
      spanOfNode(file.text, key),
    );
    yield {
      ...found,
      ...suggestNames(near, { file: file.path, offset: offset + name.length - short.length, name: short }),
    };
    return;
  }
  const module = owner.slice(0, owner.includes('::') ? owner.indexOf('::') : undefined);
  if (!context.hasModule(module) || context.definition(symbolOf('define', owner)) !== undefined) return;
  const near = nearNames(owner, listClasses(context, module));
  const found = foundAt(
    dataCheckIssues.unknownClass({ className: owner, module }),
    severity(near),
    spanOfNode(file.text, key),
  );
  yield { ...found, ...suggestNames(near, { file: file.path, offset, name: owner }) };
}

function listClasses({ index }: CheckContext, module: string): readonly string[] {
  const names = index.allDefinitions('class').map(({ name }) => plainName(name));
  return names.filter((name) => name === module || name.startsWith(`${module}::`));
}

function isLookedUp(context: CheckContext, name: string): boolean {
  const symbol = symbolOf('hiera', name);
  context.lookUp(mentionSymbol(symbol));
  if (context.index.hasOccurrence(symbol, 'reference')) return true;
  const ending = `}::${lastPart(name)}`;
  for (const index of context.index.fileIndexes) {
    const names = readQualifiedNames(context, index);
    if (names.has(name) || names.has(ending)) return true;
  }
  return false;
}

const NO_NAMES: ReadonlySet<string> = new Set();
const namesByIndex = new WeakMap<FileIndex, ReadonlySet<string>>();

/** Reads the qualified names in code. A name may follow an interpolation: `${module_name}::port` gives `}::port`. */
function readQualifiedNames({ index }: CheckContext, file: FileIndex): ReadonlySet<string> {
  if (!/\.(?:pp|epp|erb|rb)$/.test(file.path)) return NO_NAMES;
  let names = namesByIndex.get(file);
  if (names === undefined) {
    names = new Set(index.text(file.path)?.match(/(?:\}|[a-z]\w*)(?:::\w+)+/g));
    namesByIndex.set(file, names);
  }
  return names;
}

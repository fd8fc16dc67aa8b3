/** Compares the value of a data key with the type of the parameter that it sets. */
import {
  catalogIssues,
  checkValue,
  findOffset,
  loadYaml,
  matchRegexp,
  nearNames,
  type MismatchFinding,
  type Value,
  type YamlNode,
} from '../../../engine/index.ts';
import type { ParameterEntry } from '../../index/file-index.ts';
import { capitalized } from '../../index/symbols.ts';
import { namedValues, readType } from '../../knowledge/type-text.ts';
import type { ParsedFile } from '../../parsed-file.ts';
import type { CheckContext } from '../check-context.ts';
import { memberOf } from './check-fields.ts';
import { suggestNames } from '../suggest-names.ts';
import { entryOf, foundAt, spanAt, spanOfNode, textOffset, type Found } from './nodes.ts';

interface DataEntry {
  readonly key: YamlNode;
  readonly name: string;
  readonly value: YamlNode;
  /** The class with the parameter, in lower case. */
  readonly className: string;
  readonly parameter: ParameterEntry;
}

export function* checkDataValue(context: CheckContext, { path, text }: ParsedFile, entry: DataEntry): Iterable<Found> {
  const { key, name, value: node, className, parameter } = entry;
  if (parameter.type === undefined || /\bSensitive\b/.test(parameter.type) || isChanged(context, name)) return;
  const value = literalValue(text, path, name);
  if (value === undefined) {
    // In data, undef does not replace the parameter's default.
    if (node.kind !== 'scalar' || parameter.default !== undefined) return;
  }
  const type = context.readType(parameter.type);
  if (type === undefined) return;
  const subject = `Class[${capitalized(className)}]: parameter '${parameter.name}'`;
  const mismatches = checkValue(subject, type, value);
  if (mismatches.some(({ path: inner }) => isDynamic(nodeAt(node, inner)))) return;
  for (const mismatch of mismatches)
    yield {
      ...foundAt(
        catalogIssues.dataMismatch({ message: mismatch.text }),
        'error',
        spanOf(text, { key, node, mismatch }),
      ),
      ...suggestNamedValue(context, { path, text, node, type: parameter.type }),
    };
}

function suggestNamedValue(
  { index }: CheckContext,
  {
    path,
    text,
    node,
    type,
  }: { readonly path: string; readonly text: string; readonly node: YamlNode; readonly type: string },
) {
  if (node.kind !== 'scalar') return {};
  const names = namedValues(index, readType(type)).flatMap(({ text: name, isString }) => (isString ? [name] : []));
  return suggestNames(nearNames(node.text, names), { file: path, offset: textOffset(text, node), name: node.text });
}

function literalValue(text: string, path: string, name: string): Value {
  const loaded = loadYaml(text, path);
  return loaded.kind === 'loaded' ? memberOf(loaded.value, name) : undefined;
}

/**
 * True if `lookup_options` merges or converts the value. A merged value comes from several files, and a converted value
 * has a different type.
 */
function isChanged(context: CheckContext, name: string): boolean {
  for (const key of context.changedKeys()) {
    if (key === name) return true;
    if (key.startsWith('^') && matchesPattern(key, name)) return true;
  }
  return false;
}

/** True if a pattern matches a name. An invalid pattern counts as a match, because its intended meaning is unknown. */
function matchesPattern(pattern: string, name: string): boolean {
  try {
    return matchRegexp(pattern, name) !== undefined;
  } catch {
    return true;
  }
}

function isDynamic(node: YamlNode | undefined): boolean {
  if (node === undefined || node.kind === 'alias' || node.tag !== undefined) return true;
  if (node.kind === 'scalar') return node.text.includes('%{') || /^\s*ENC\[/.test(node.text);
  return node.kind === 'sequence'
    ? node.items.some(isDynamic)
    : node.entries.some(
        ([key, value]) => isDynamic(key) || isDynamic(value) || (key.kind === 'scalar' && key.text === '<<'),
      );
}

function nodeAt(node: YamlNode, path: readonly (string | number)[]): YamlNode | undefined {
  return path.reduce<YamlNode | undefined>(
    (at, step) =>
      typeof step === 'number' ? (at?.kind === 'sequence' ? at.items[step] : undefined) : entryOf(at, step)?.[1],
    node,
  );
}

/** Returns the span of the invalid part of a value. If that part is a collection, returns the span of its key. */
function spanOf(
  text: string,
  { key, node, mismatch }: { readonly key: YamlNode; readonly node: YamlNode; readonly mismatch: MismatchFinding },
) {
  const { path, unknown, isKey } = mismatch;
  const inner = nodeAt(node, path);
  if (unknown === undefined && isKey === undefined && inner?.kind === 'scalar' && inner.text !== '')
    return spanOfNode(text, inner);
  const steps = (unknown === undefined ? path : [...path, unknown]).map((step) =>
    typeof step === 'number' ? BigInt(step) : step,
  );
  return spanAt(text, findOffset(node, steps) ?? key.offset);
}

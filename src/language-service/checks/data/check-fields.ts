/** Compares a YAML or JSON tree with a schema: unknown, missing and mistyped fields. */
import { checkValue, createTypeReader, nearNames, type Value, type YamlNode } from '../../../engine/index.ts';
import { fieldNamed, type Field, type Fields } from '../../schemas/schema.ts';
import { dataCheckIssues } from './issues.ts';
import { suggestNames } from '../suggest-names.ts';
import { entryOf, foundAt, keyText, spanOfNode, textOffset, type Found } from './nodes.ts';

interface Checked {
  readonly path: string;
  readonly text: string;
  /** Name of the file in messages, such as `metadata.json`. */
  readonly name: string;
  /**
   * True if a warning is reported for an unknown field that resembles a known one. By default, unknown fields are
   * reported only as information, because the Forge and Puppet ignore them in metadata.
   */
  readonly isStrict?: true;
  /** Names of fields that this check does not report as missing, because another check does. */
  readonly except?: readonly string[];
}

const readType = createTypeReader(() => undefined);

export function* checkFields(file: Checked, node: YamlNode, value: Value, fields: Fields): Iterable<Found> {
  if (node.kind !== 'mapping') return;
  for (const [key] of node.entries) {
    const name = keyText(key);
    if (name === undefined || fieldNamed(fields, name) !== undefined) continue;
    const near = nearNames(name, Object.keys(fields));
    const severity = near.length > 0 && file.isStrict === true ? 'warning' : 'info';
    yield {
      ...foundAt(dataCheckIssues.unknownField({ file: file.name, name }), severity, spanOfNode(file.text, key)),
      ...suggestNames(near, { file: file.path, offset: textOffset(file.text, key), name }),
    };
  }
  for (const [name, field] of Object.entries(fields)) {
    const entry = entryOf(node, name);
    if (entry !== undefined) yield* checkField(file, { name, field, node: entry[1], value: memberOf(value, name) });
    else if (field.isRequired === true && file.except?.includes(name) !== true)
      yield foundAt(dataCheckIssues.missingField({ file: file.name, name }), 'warning', spanOfNode(file.text, node));
  }
}

function* checkField(
  file: Checked,
  {
    name,
    field,
    node,
    value,
  }: { readonly name: string; readonly field: Field; readonly node: YamlNode; readonly value: Value },
): Iterable<Found> {
  const type = readType(field.type);
  const mismatches = type === undefined ? [] : checkValue(`'${name}'`, type, value);
  for (const { text, path } of mismatches) {
    const [index] = path;
    const part = node.kind === 'sequence' && typeof index === 'number' ? node.items[index] : node;
    yield foundAt(dataCheckIssues.wrongField({ message: text }), 'error', spanOfNode(file.text, part ?? node));
  }
  if (field.fields === undefined) return;
  if (node.kind === 'mapping') yield* checkFields({ ...file, except: [] }, node, value, field.fields);
  if (node.kind !== 'sequence') return;
  for (const [index, item] of node.items.entries())
    yield* checkFields({ ...file, except: [] }, item, Array.isArray(value) ? value[index] : undefined, field.fields);
}

export function memberOf(value: Value, name: string): Value {
  return typeof value === 'object' && !Array.isArray(value) && 'get' in value ? value.get(name) : undefined;
}

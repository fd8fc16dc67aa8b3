import { formatTypeArgument } from '../types/format.ts';
import { buildInitHash, printInstance, typeNameOf } from '../types/objects/instance.ts';
import { unsuitable, type Indentation } from './format-collection.ts';
import type { FormatSpec } from './format-parse.ts';
import { PuppetHash, isArray, type DeferredValue, type ObjectValue, type Value } from '../values/value.ts';

/**
 * Formats an instance of an object type as the name of the type and the hash that would create the instance. `%#p`
 * prints it on several lines.
 */
export function formatObject(value: ObjectValue | DeferredValue, format: FormatSpec, indentation: Indentation): string {
  if (!'spq'.includes(format.type)) return unsuitable('Object', format.type, 'spq');
  if (format.type === 'p' && (format.alternate || indentation.indenting))
    return printIndented(value, indentation.level);
  return printInstance(value, formatTypeArgument);
}

const lineBreak = (level: number): string => `\n${'  '.repeat(level)}`;

/**
 * Prints a value like Puppet's type formatter with indentation. Each hash entry, and each element of a long array, is
 * on a separate line.
 */
function printIndented(value: Value, level: number): string {
  if (isArray(value)) {
    if (isShort(value, level)) return `[${value.map((item) => printIndented(item, level)).join(', ')}]`;
    const items = value.map((item) => lineBreak(level + 1) + printIndented(item, level + 1));
    return `[${items.join(',')}${lineBreak(level)}]`;
  }
  if (value instanceof PuppetHash) {
    const entries = [...value].map(
      ([key, item]) => `${lineBreak(level + 1)}${printIndented(key, level + 1)} => ${printIndented(item, level + 1)}`,
    );
    return `{${entries.join(',')}${lineBreak(level)}}`;
  }
  if (typeof value === 'object' && (value.kind === 'Object' || value.kind === 'Deferred')) {
    return `${typeNameOf(value)}(${printIndented(buildInitHash(value), level)})`;
  }
  return formatTypeArgument(value);
}

/** True if an array has only simple values and fits on one line of 100 characters. */
function isShort(items: readonly Value[], level: number): boolean {
  if (items.length === 0) return true;
  let size = 0;
  for (const item of items) {
    if (typeof item === 'string') size += 2 + item.length;
    else if (isArray(item)) size += item.length === 0 ? 2 : 1000;
    else if (item instanceof PuppetHash) size += item.size === 0 ? 2 : 1000;
    else if (typeof item === 'object') size += 1000;
    else size += formatTypeArgument(item).length;
  }
  return 100 - level * 2 > size;
}

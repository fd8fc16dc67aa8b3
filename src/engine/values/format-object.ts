import { formatType } from '../types/format.ts';
import { formatTypeArgument } from '../types/format.ts';
import { unsuitable, type Indentation } from './format-collection.ts';
import type { FormatSpec } from './format-parse.ts';
import { PuppetHash, type DeferredValue, type ObjectValue, type Value } from './value.ts';

/** An instance of an object type: its type's name and the hash that would make it. */
export function formatObject(
  value: ObjectValue | DeferredValue,
  format: FormatSpec,
  _indentation: Indentation,
): string {
  if (!'spq'.includes(format.type)) return unsuitable('Object', format.type, 'spq');
  return objectText(value);
}

function objectText(value: ObjectValue | DeferredValue): string {
  const hash: Value =
    value.kind === 'Deferred'
      ? PuppetHash.fromObject({ name: value.functionName, arguments: value.arguments })
      : PuppetHash.of(value.attributes);
  const name = value.kind === 'Deferred' ? 'Deferred' : formatType(value.type);
  return `${name}(${formatTypeArgument(hash)})`;
}

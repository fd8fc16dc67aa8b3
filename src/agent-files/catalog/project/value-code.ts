/** Writes values of a catalog as Puppet code. */
import { displayString, isArray, isHash, programString, type Value } from '../../../engine/index.ts';
import { placeholderFor } from '../../../protocol/catalog-code.ts';
import type { Heredocs } from './heredocs.ts';
import { quote } from './quote.ts';

/** Thrown for a value that Puppet code cannot express. */
export class UnwritableValue extends Error {
  override readonly name = 'UnwritableValue';
}

export interface ValueWriting {
  readonly heredocs: Heredocs;
  /** False to write a placeholder for each value of a Sensitive attribute. */
  readonly withSecrets: boolean;
}

/**
 * Writes a value as code.
 * @param attribute name of the attribute that has the value, for the placeholder of a Sensitive value
 */
export function valueCode(value: Value, writing: ValueWriting, attribute = ''): string {
  if (typeof value === 'string') return writing.heredocs.take(value) ?? quote(value);
  if (typeof value === 'number') return numberCode(value);
  if (value === undefined || typeof value !== 'object') return programString(value);
  if (isArray(value)) return `[${value.map((item) => valueCode(item, writing)).join(', ')}]`;
  if (isHash(value)) {
    const entries = [...value].map(([key, item]) => `${keyCode(key, writing)} => ${valueCode(item, writing)}`);
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  switch (value.kind) {
    case 'Sensitive':
      return `Sensitive(${writing.withSecrets ? valueCode(value.value, writing) : quote(placeholderFor(attribute))})`;
    case 'Regexp':
      return programString(value);
    case 'Binary':
    case 'Timestamp':
    case 'Timespan':
    case 'SemVer':
    case 'SemVerRange':
    case 'URI':
      return `${value.kind}(${quote(displayString(value))})`;
    case 'Deferred': {
      const given = value.hasArguments
        ? `, [${value.arguments.map((item) => valueCode(item, writing)).join(', ')}]`
        : '';
      return `Deferred(${quote(value.functionName)}${given})`;
    }
    case 'Type':
      return typeCode(value.type, programString(value));
    case 'Object':
    case 'Iterator':
      throw new UnwritableValue(`a value of the type ${value.kind} cannot be written as code`);
  }
}

/** Writes a number. Puppet needs a fraction or an exponent to read a Float, and accepts no plus sign in an exponent. */
function numberCode(value: number): string {
  return (Number.isInteger(value) ? value.toExponential() : String(value)).replace('e+', 'e');
}

function keyCode(key: Value, writing: ValueWriting): string {
  return typeof key === 'string' ? quote(key) : valueCode(key, writing);
}

type TypeOfValue = Extract<Value, { readonly kind: 'Type' }>['type'];

function typeCode(type: TypeOfValue, text: string): string {
  if (type.kind === 'Resource' && type.typeName !== undefined && type.title !== undefined)
    return referenceCode(type.typeName, type.title);
  if (type.kind === 'Class' && type.className !== undefined) return referenceCode('class', type.className);
  return text;
}

/** Writes a reference such as `File['/etc/motd']`. */
export function referenceCode(type: string, title: string): string {
  const name = type.split('::').map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return `${name.join('::')}[${quote(type.toLowerCase() === 'class' ? title.toLowerCase() : title)}]`;
}

import { formatTypeArgument, formatTypeText } from '../types/format.ts';
import { bytesToBase64, bytesToBase64Lines, bytesToBase64Url, bytesToText } from '../values/binary.ts';
import { unsuitable, type Indentation } from './format-collection.ts';
import { formatError, type FormatSpec } from './format-parse.ts';
import { formatObject } from './format-object.ts';
import { formatFloat, truncateToInteger } from '../values/number.ts';
import { isBoundToEncoding, printRegexp, quoteString } from '../values/quote.ts';
import { rubyFormat } from './sprintf.ts';
import { rubyToString } from './ruby-inspect.ts';
import { asciiDowncase, textCharacters } from '../values/text.ts';
import { DEFAULT, type PuppetHash, type Value } from '../values/value.ts';

/** Formats a value that is not a collection, like the `string_P…Type` methods of Puppet's converter. */
export function formatScalar(
  value: Exclude<Value, readonly Value[] | PuppetHash>,
  format: FormatSpec,
  indentation: Indentation,
): string {
  if (value === undefined) return formatUndef(format);
  if (value === DEFAULT) return formatDefault(format);
  switch (typeof value) {
    case 'string':
      return formatText(value, format);
    case 'bigint':
      return formatIntegerValue(value, format);
    case 'number':
      return formatFloatValue(value, format);
    case 'boolean':
      return formatBoolean(value, format);
    default:
  }
  if (typeof value !== 'object') return rubyToString(value);
  switch (value.kind) {
    case 'Regexp':
      return formatRegexp(value.source, format);
    case 'Binary':
      return formatBinary(value.bytes, format);
    case 'Type': {
      const text = formatTypeText(value.type);
      if (format.type === 's') return rubyFormat(format.text, [format.alternate ? `"${text}"` : text]);
      if (format.type === 'p') return rubyFormat(format.text.replaceAll('p', 's'), [text]);
      return unsuitable('Type', format.type, 'sp');
    }
    case 'URI':
      if (format.type === 'p') return formatTypeArgument(value);
      if (format.type === 's')
        return rubyFormat(format.text, [format.alternate ? quoteString(value.text) : value.text]);
      return unsuitable('URI', format.type, 'sp');
    case 'Object':
    case 'Deferred':
      return formatObject(value, format, indentation);
    default:
      return rubyFormat(format.text, [value]);
  }
}

function pad(format: FormatSpec, text: string): string {
  if (!format.left && format.width === undefined && format.precision === undefined) return text;
  const width = format.width === undefined ? '' : String(format.width);
  const precision = format.precision === undefined ? '' : `.${format.precision}`;
  return rubyFormat(`%${format.left ? '-' : ''}${width}${precision}s`, [text]);
}

function formatUndef(format: FormatSpec): string {
  const { alternate } = format;
  switch (format.type) {
    case 'n':
      return pad(format, alternate ? 'null' : 'nil');
    case 'u':
      return pad(format, alternate ? 'undefined' : 'undef');
    case 'v':
      return pad(format, 'n/a');
    case 'V':
      return pad(format, 'N/A');
    case 's':
      return pad(format, alternate ? '""' : '');
    case 'p':
      return pad(format, alternate ? '"undef"' : 'undef');
    default:
      return 'dxXobBeEfgGaA'.includes(format.type)
        ? pad(format, 'NaN')
        : unsuitable('Undef', format.type, 'nudxXobBeEfgGaAvVsp');
  }
}

function formatDefault(format: FormatSpec): string {
  const word = format.type === 'D' ? 'Default' : 'default';
  if (!'dDsp'.includes(format.type)) return unsuitable('Default', format.type, 'dDsp');
  return pad(format, format.alternate ? `"${word}"` : word);
}

function formatBoolean(value: boolean, format: FormatSpec): string {
  const word = (text: string): string => pad(format, format.alternate ? text.charAt(0) : text);
  switch (format.type) {
    case 't':
      return word(String(value));
    case 'T':
      return word(value ? 'True' : 'False');
    case 'y':
      return word(value ? 'yes' : 'no');
    case 'Y':
      return word(value ? 'Yes' : 'No');
    case 's':
    case 'p':
      return pad(format, String(value));
    default:
      if ('dxXobB'.includes(format.type)) return formatIntegerValue(value ? 1n : 0n, format);
      if ('eEfgGaA'.includes(format.type)) return formatFloatValue(value ? 1 : 0, format);
      return unsuitable('Boolean', format.type, 'tTyYdxXobBeEfgGaAsp');
  }
}

function formatIntegerValue(value: bigint, format: FormatSpec): string {
  switch (format.type) {
    case 'c': {
      if (value < 0n || value > 0x7fffffffn) formatError('pack(U): value out of range');
      const character = value <= 0x10ffffn ? String.fromCodePoint(Number(value)) : '\ufffd';
      return rubyFormat(format.text.replaceAll('c', 's'), [format.alternate ? `"${character}"` : character]);
    }
    case 's':
      return rubyFormat(format.alternate ? format.text.replaceAll('s', 'p') : format.text, [value.toString()]);
    default:
      if ('dxXobBp'.includes(format.type)) return rubyFormat(format.text, [value]);
      if ('eEfgGaA'.includes(format.type)) return rubyFormat(format.text, [Number(value)]);
      return unsuitable('Integer', format.type, 'dxXobBeEfgGaAspc');
  }
}

function formatFloatValue(value: number, format: FormatSpec): string {
  if (format.type === 's') {
    return rubyFormat(format.text, [format.alternate ? `"${formatFloat(value)}"` : formatFloat(value)]);
  }
  if ('dxXobB'.includes(format.type)) return rubyFormat(format.text, [truncateToInteger(value)]);
  if ('eEfgGaAp'.includes(format.type)) return rubyFormat(format.text, [value]);
  return unsuitable('Float', format.type, 'dxXobBeEfgGaAsp');
}

/** Changes the first letter to upper case and all others to lower case, like Ruby's `capitalize`. */
function capitalize(text: string): string {
  const [first = '', ...rest] = textCharacters(text);
  const upper = first.toUpperCase();
  return (upper.length > 1 ? upper.charAt(0) + asciiDowncase(upper.slice(1)) : upper) + rest.join('').toLowerCase();
}

function formatText(text: string, format: FormatSpec): string {
  const changed = (result: string): string =>
    format.alternate
      ? pad(format, quoteString(result))
      : rubyFormat(format.text.replaceAll(format.type, 's'), [result]);
  switch (format.type) {
    case 's':
      return rubyFormat(format.text, [text]);
    case 'p':
      return pad(format, quoteString(text, format.alternate));
    case 'c':
      return changed(capitalize(text));
    case 'C':
      return changed(text.split('::').map(capitalize).join('::'));
    case 'u':
      return changed(text.toUpperCase());
    case 'd':
      return changed(text.toLowerCase());
    case 't':
      return changed(text.replace(/^[\s\0]+|[\s\0]+$/g, ''));
    default:
      return unsuitable('String', format.type, 'cCudspt');
  }
}

function formatRegexp(source: string, format: FormatSpec): string {
  if (format.type === 'p') {
    const text = printRegexp(source);
    return format.text === '%p' ? text : rubyFormat(format.text.replaceAll('p', 's'), [text]);
  }
  if (format.type === 's') {
    const plain = isBoundToEncoding(source) ? `(?-imx:${source})` : source;
    const text = format.alternate ? quoteString(plain) : plain;
    return format.text === '%s' ? text : rubyFormat(format.text, [text]);
  }
  return unsuitable('Regexp', format.type, 'sp');
}

function formatBinary(bytes: Uint8Array, format: FormatSpec): string {
  const substitute = (text: string): string =>
    rubyFormat(format.text.replaceAll(format.type, format.alternate ? 'p' : 's'), [text]);
  switch (format.type) {
    case 's': {
      const text = bytesToText(bytes);
      if (text === undefined && !format.alternate) {
        const first = bytes.find((byte) => byte > 127) ?? 0;
        return formatError(`"\\x${first.toString(16).toUpperCase()}" from ASCII-8BIT to UTF-8`);
      }
      return format.alternate
        ? rubyFormat(format.text.replaceAll('#', '').replaceAll('s', 'p'), [String.fromCharCode(...bytes)])
        : substitute(text ?? '');
    }
    case 'p':
      return `Binary("${rubyFormat(format.text.replaceAll('p', 's'), [bytesToBase64(bytes)])}")`;
    case 'b':
      return substitute(bytesToBase64Lines(bytes));
    case 'B':
      return substitute(bytesToBase64(bytes));
    case 'u':
      return substitute(bytesToBase64Url(bytes));
    case 't':
      return substitute('Binary');
    case 'T':
      return substitute('BINARY');
    default:
      return unsuitable('Binary', format.type, 'bButTsp');
  }
}

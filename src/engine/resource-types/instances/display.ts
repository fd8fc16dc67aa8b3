/** Formats property values for the messages of a run (`Parameter.format_value_for_display`). */
import { formatValue } from '../../formatting/format-value.ts';
import { formatFloat } from '../../values/number.ts';
import { delimitRegexp, quoteString } from '../../values/quote.ts';
import { rubyInspect, rubyToString } from '../../formatting/ruby-inspect.ts';
import {
  isArray,
  isHash,
  LateValue,
  ObjectValue,
  RegexpValue,
  SensitiveValue,
  type PuppetHash,
  type Value,
} from '../../values/value.ts';

/**
 * Position of a value in nested collections. `level` is the depth of the collection. `first` is true for the first
 * element, because it is printed on the line of the opening bracket.
 */
interface Indentation {
  readonly level: number;
  readonly first: boolean;
}

/**
 * Formats a value. Strings are quoted, but numbers and booleans are not. Each entry of a hash gets its own line, and so
 * does each nested array except the first. Only at the top level, a float has six decimals, and a regular expression
 * has no slashes.
 */
export function displayValue(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'number' && Number.isFinite(value)) return value.toFixed(6);
  if (value instanceof RegexpValue) return value.source;
  if (value instanceof ObjectValue) return formatValue(value, '%#p');
  return display(value, { level: 0, first: true });
}

function display(value: Value, at: Indentation): string {
  if (typeof value === 'string') return quoteString(value);
  if (typeof value === 'number') return formatFloat(value);
  if (value === undefined) return 'undef';
  if (value instanceof RegexpValue) return delimitRegexp(value.source);
  if (value instanceof SensitiveValue && at.level > 0) return rubyInspect(value);
  if (isArray(value)) return displayArray(value, at);
  if (isHash(value)) return displayHash(value, at);
  if (value instanceof LateValue && at.level > 0) return quoteString(LateValue.text);
  return rubyToString(value);
}

function isCollection(value: Value): boolean {
  return isArray(value) || isHash(value);
}

function lead(at: Indentation): string {
  return at.level > 0 && !at.first ? `\n${padding(at)}` : '';
}

function padding(at: Indentation): string {
  return '  '.repeat(at.level);
}

function displayArray(items: readonly Value[], at: Indentation): string {
  const inner = { level: at.level + 1, first: true };
  let text = `${lead(at)}[`;
  for (const [index, item] of items.entries()) {
    const shown = display(item, { ...inner, first: index === 0 });
    if (index > 0) {
      text += ', ';
      if (isCollection(items[index - 1]) && !isCollection(item)) text = `${text.trimEnd()}\n${padding(inner)}`;
    }
    if (shown.startsWith('\n') && text.endsWith(' ')) text = text.trimEnd();
    text += shown;
  }
  return `${text}]`;
}

function displayHash(hash: PuppetHash, at: Indentation): string {
  const inner = { level: at.level + 1, first: true };
  const entries = [...hash].map(([key, item]) => `${padding(inner)}${display(key, inner)} => ${display(item, inner)}`);
  return `${lead(at)}{\n${entries.join(',\n')}\n${padding(at)}}`;
}

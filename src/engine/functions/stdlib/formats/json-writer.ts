import { allocate } from '../../../budget/meter.ts';
import { argumentError } from '../../../evaluator/errors.ts';
import { formatFloat } from '../../../values/number.ts';
import { rubyToString } from '../../../formatting/ruby-inspect.ts';
import { isArray, isHash, type Value } from '../../../values/value.ts';

export interface JsonLayout {
  readonly indent: string;
  readonly space: string;
  readonly spaceBefore: string;
  readonly objectEnd: string;
  readonly arrayEnd: string;
  readonly allowNan: boolean;
  /** Maximum nesting depth. 0 means no limit. */
  readonly maxNesting: number;
}

export const COMPACT: JsonLayout = {
  indent: '',
  space: '',
  spaceBefore: '',
  objectEnd: '',
  arrayEnd: '',
  allowNan: false,
  maxNesting: 100,
};

export const PRETTY: JsonLayout = { ...COMPACT, indent: '  ', space: ' ', objectEnd: '\n', arrayEnd: '\n' };

const NAMES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

function quoted(text: string): string {
  const escaped = text.replace(
    // oxlint-disable-next-line no-control-regex
    /["\\\u0000-\u001f]/g,
    (character) => NAMES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `"${escaped}"`;
}

export function writeJson(value: Value, layout: JsonLayout, depth = 0): string {
  if (value === undefined) return 'null';
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value) && !layout.allowNan) throw argumentError(`${formatFloat(value)} not allowed in JSON`);
    return formatFloat(value);
  }
  if (!isArray(value) && !isHash(value)) return quoted(rubyToString(value));
  const inner = depth + 1;
  if (layout.maxNesting > 0 && inner > layout.maxNesting) throw argumentError(`nesting of ${depth} is too deep`);
  if (isArray(value)) {
    const items = value.map((item) => writeJson(item, layout, inner));
    const end = layout.arrayEnd;
    return `[${end}${lines(items, end, layout.indent, inner)}${end}${layout.indent.repeat(depth)}]`;
  }
  const items = [...value].map(
    ([key, item]) =>
      `${quoted(rubyToString(key))}${layout.spaceBefore}:${layout.space}${writeJson(item, layout, inner)}`,
  );
  const end = layout.objectEnd;
  const begin = items.length === 0 ? '' : end;
  return `{${begin}${lines(items, end, layout.indent, inner)}${end}${layout.indent.repeat(depth)}}`;
}

function lines(items: readonly string[], end: string, indent: string, depth: number): string {
  const margin = indent.repeat(depth);
  const text = items.map((item) => margin + item).join(`,${end}`);
  allocate(text.length + 16);
  return text;
}

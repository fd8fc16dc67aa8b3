import type { JsonData } from '../../engine/index.ts';
import { isFields, isList } from './fields.ts';

/** Maximum nesting depth. An ellipsis replaces deeper values. */
const DEEPEST = 20;

/** Formats the value of a property like Puppet's messages. A missing value becomes an empty string. */
export function toValueText(value: JsonData | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? decodeSum(value) : formatNested(value, 0);
}

function formatNested(value: JsonData, depth: number): string {
  if (value === null) return 'undef';
  if (typeof value === 'string') return `'${value}'`;
  if (depth > DEEPEST) return '…';
  if (isList(value)) return `[${value.map((each) => formatNested(each, depth + 1)).join(', ')}]`;
  if (!isFields(value)) return String(value);
  const entries = Object.entries(value).map(([name, each]) => `'${name}' => ${formatNested(each, depth + 1)}`);
  return `{${entries.join(', ')}}`;
}

/** Decodes the checksum of new content. Reports contain it as Base64, because the string is binary in Ruby. */
function decodeSum(text: string): string {
  // `e21k` and `e3No` are the Base64 forms of `{md` and `{sh`.
  if (!/^e(?:21k|3No)[A-Za-z0-9+/]{8,150}={0,2}$/.test(text) || text.length % 4 !== 0) return text;
  const decoded = atob(text);
  return /^\{(?:md5|sha\d+)(?:lite)?\}[0-9a-f]+$/.test(decoded) ? decoded : text;
}

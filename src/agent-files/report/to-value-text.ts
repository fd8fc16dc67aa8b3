import type { JsonData } from '../../engine/index.ts';
import { isList } from './fields.ts';

/** Formats the value of a property as messages of Puppet do: a list in brackets, a missing value as an empty string. */
export function toValueText(value: JsonData | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return decodeSum(value);
  if (isList(value)) return `[${value.map((each) => `'${toValueText(each)}'`).join(', ')}]`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Puppet encodes the checksum of a new content as Base64, because the string is binary in Ruby. */
function decodeSum(text: string): string {
  // `e21k` and `e3No` encode `{md` and `{sh`.
  if (!/^e(?:21k|3No)[A-Za-z0-9+/]{8,150}={0,2}$/.test(text) || text.length % 4 !== 0) return text;
  const decoded = atob(text);
  return /^\{(?:md5|sha\d+)(?:lite)?\}[0-9a-f]+$/.test(decoded) ? decoded : text;
}

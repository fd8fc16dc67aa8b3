import { rubyError } from '../diagnostics/issues/ruby.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function bytesToBase64(bytes: Uint8Array): string {
  let result = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const a = bytes[index] ?? 0;
    const b = bytes[index + 1];
    const c = bytes[index + 2];
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    result += ALPHABET.charAt(bits >> 18) + ALPHABET.charAt((bits >> 12) & 63);
    result += b === undefined ? '=' : ALPHABET.charAt((bits >> 6) & 63);
    result += c === undefined ? '=' : ALPHABET.charAt(bits & 63);
  }
  return result;
}

/** Encodes bytes as Base64 in lines of 60 characters, each with a newline, like Ruby's `Base64.encode64`. */
export function bytesToBase64Lines(bytes: Uint8Array): string {
  return bytesToBase64(bytes).replace(/.{1,60}/g, '$&\n');
}

export function bytesToBase64Url(bytes: Uint8Array): string {
  return bytesToBase64(bytes).replaceAll('+', '-').replaceAll('/', '_');
}

/**
 * Decodes Base64 like Ruby's `decode64`: skips characters outside of the alphabet. Ends at a `=` that is padding, and
 * skips one that is among the first two characters of a group.
 */
export function base64ToBytesLenient(text: string): Uint8Array {
  const bytes: number[] = [];
  let bits = 0;
  let count = 0;
  let inGroup = 0;
  for (const character of text) {
    if (character === '=' && inGroup >= 2) break;
    const value = ALPHABET.indexOf(character);
    if (value < 0) continue;
    inGroup = (inGroup + 1) % 4;
    bits = ((bits << 6) | value) & 0xffffff;
    count += 6;
    if (count >= 8) {
      count -= 8;
      bytes.push((bits >> count) & 255);
    }
  }
  return Uint8Array.from(bytes);
}

/** Decodes Base64. Throws Ruby's `invalid base64` for any invalid string. */
export function base64ToBytesStrict(text: string): Uint8Array {
  const valid = text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
  const bytes = valid ? base64ToBytesLenient(text) : undefined;
  // Encodes the bytes again, to reject unused bits before the padding that are not zero.
  if (bytes === undefined || bytesToBase64(bytes) !== text) {
    throw rubyError('invalid base64');
  }
  return bytes;
}

export function base64UrlToBytes(text: string): Uint8Array {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/');
  const padded =
    plain.length % 4 !== 0 && !plain.endsWith('=') ? plain.padEnd(Math.ceil(plain.length / 4) * 4, '=') : plain;
  return base64ToBytesStrict(padded);
}

/** Returns the UTF-8 bytes of a string. A lone surrogate becomes the replacement character. */
export function textToBytes(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const code = point >= 0xd800 && point < 0xe000 ? 0xfffd : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return Uint8Array.from(bytes);
}

/** Decodes UTF-8. Returns undefined for invalid bytes. */
export function bytesToText(bytes: Uint8Array): string | undefined {
  let result = '';
  let index = 0;
  while (index < bytes.length) {
    const first = bytes[index] ?? 0;
    const length =
      first < 0x80
        ? 1
        : first >= 0xc2 && first < 0xe0
          ? 2
          : first >= 0xe0 && first < 0xf0
            ? 3
            : first >= 0xf0 && first < 0xf5
              ? 4
              : 0;
    if (length === 0 || index + length > bytes.length) return undefined;
    let code = length === 1 ? first : first & (0xff >> (length + 1));
    for (let offset = 1; offset < length; offset += 1) {
      const next = bytes[index + offset] ?? 0;
      if ((next & 0xc0) !== 0x80) return undefined;
      code = (code << 6) | (next & 63);
    }
    const least = [0, 0, 0x80, 0x800, 0x10000][length] ?? 0;
    if (code < least || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return undefined;
    result += String.fromCodePoint(code);
    index += length;
  }
  return result;
}

const encoder = new TextEncoder();
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

export function encodeUtf8(text: string): Uint8Array {
  return encoder.encode(text);
}

/** UTF-8 needs at most three bytes per UTF-16 code unit. */
const scratch = new Uint8Array(3 * 1024);

/** Encodes a string like `encodeUtf8`, but into a shared buffer that the next call overwrites. */
export function encodeUtf8Briefly(text: string): Uint8Array {
  if (text.length * 3 > scratch.length) return encoder.encode(text);
  return scratch.subarray(0, encoder.encodeInto(text, scratch).written);
}

export function decodeUtf8(bytes: Uint8Array): string {
  return lenient.decode(bytes);
}

/** Decodes bytes. Returns `undefined` for invalid UTF-8. */
export function decodeUtf8Exactly(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

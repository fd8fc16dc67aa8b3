/** UTF-8 by the encoder and decoder that browsers, workers and Node all have. */
const encoder = new TextEncoder();
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

export function encodeUtf8(text: string): Uint8Array {
  return encoder.encode(text);
}

/** UTF-8 takes three bytes for a unit of a string at most. */
const scratch = new Uint8Array(3 * 1024);

/** As `encodeUtf8`, for bytes that are looked at once: the next call may write over them. */
export function encodeUtf8Briefly(text: string): Uint8Array {
  if (text.length * 3 > scratch.length) return encoder.encode(text);
  return scratch.subarray(0, encoder.encodeInto(text, scratch).written);
}

/** With a replacement character for what is not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string {
  return lenient.decode(bytes);
}

/** `undefined` for bytes that are not UTF-8. */
export function decodeUtf8Exactly(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

/** UTF-8 by the encoder and decoder that browsers, workers and Node all have. */
const encoder = new TextEncoder();
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

export function encodeUtf8(text: string): Uint8Array {
  return encoder.encode(text);
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

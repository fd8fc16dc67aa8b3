/** The few globals that a worker, Node and a test all have, for a type-check of the engine without the DOM's types. */
declare class TextEncoder {
  encode(text?: string): Uint8Array;
  encodeInto(text: string, into: Uint8Array): { readonly read: number; readonly written: number };
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes?: Uint8Array): string;
}
declare const performance: { now(): number };

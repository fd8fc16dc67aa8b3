/**
 * Declares the few globals that exist in a worker, in Node and in tests, so that the engine can be type-checked without
 * the types of the DOM.
 */
declare class TextEncoder {
  encode(text?: string): Uint8Array;
  encodeInto(text: string, into: Uint8Array): { readonly read: number; readonly written: number };
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes?: Uint8Array): string;
}
declare const performance: { now(): number };

declare namespace WebAssembly {
  class Module {
    private readonly isModule: true;
    constructor(bytes: Uint8Array);
    static imports(
      module: Module,
    ): readonly { readonly module: string; readonly name: string; readonly kind: string }[];
  }
  type ImportValue = (...args: never[]) => unknown;
  type Imports = Readonly<Record<string, Readonly<Record<string, ImportValue>>>>;
  class Instance {
    constructor(module: Module, imports: Imports);
    readonly exports: object;
  }
  class RuntimeError extends Error {
    constructor(message?: string);
  }
  class Table {
    get(at: number): ((value: number) => void) | null;
    set(at: number, value: unknown): void;
  }
  class Memory {
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }
}

import { describe, expect, it } from 'vitest';
import { isStackOverflow, isUnreachableTrap, tooLargeKind } from './javascript-errors.ts';

function thrownBy(act: () => unknown): unknown {
  try {
    act();
    return undefined;
  } catch (thrown) {
    return thrown;
  }
}

function recurse(depth: number): number {
  return recurse(depth + 1) + 1;
}

/** A WebAssembly module whose function `f` consists of the instruction `unreachable`. */
const UNREACHABLE = Uint8Array.of(
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...[0x01, 0x04, 0x01, 0x60, 0x00, 0x00],
  ...[0x03, 0x02, 0x01, 0x00],
  ...[0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00],
  ...[0x0a, 0x05, 0x01, 0x03, 0x00, 0x00, 0x0b],
);

describe('errors of the JavaScript engine', () => {
  it('knows an overflow of the stack', () => {
    const thrown = thrownBy(() => recurse(0));
    expect(isStackOverflow(thrown)).toBe(true);
    expect(tooLargeKind(thrown)).toBeUndefined();
  });

  it('recognizes a string that is too long', () => {
    const thrown = thrownBy(() => 'a'.padEnd(2 ** 30));
    expect(tooLargeKind(thrown)).toBe('string');
    expect(isStackOverflow(thrown)).toBe(false);
  });

  it('recognizes an array that is too long', () => {
    const list: number[] = [];
    expect(tooLargeKind(thrownBy(() => (list.length = 2 ** 33)))).toBe('array');
  });

  it('knows the trap of WebAssembly', () => {
    const { f } = new WebAssembly.Instance(new WebAssembly.Module(UNREACHABLE), {}).exports;
    if (typeof f !== 'function') throw new TypeError('The module exports a function.');
    expect(isUnreachableTrap(thrownBy(() => f()))).toBe(true);
  });

  it('recognizes no other error', () => {
    const thrown = new RangeError('Invalid time value');
    expect([isStackOverflow(thrown), tooLargeKind(thrown), isUnreachableTrap(thrown)]).toEqual([
      false,
      undefined,
      false,
    ]);
  });
});

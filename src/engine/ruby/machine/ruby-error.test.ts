import { describe, expect, it } from 'vitest';
import { whyDied } from './ruby-error.ts';

describe('whyDied', () => {
  it.each<[string, unknown, string | undefined]>([
    ["JavaScript's stack ends", new RangeError('Maximum call stack size exceeded'), 'stack level too deep'],
    ["Ruby's stack ends", new WebAssembly.RuntimeError('unreachable executed'), 'stack level too deep'],
    [
      'its memory is spoilt',
      new WebAssembly.RuntimeError('memory access out of bounds'),
      'Ruby broke down (memory access out of bounds)',
    ],
    ['the engine has a fault', new TypeError('x is undefined'), undefined],
  ])('tells why where %s', (_, thrown, message) => {
    expect(whyDied(thrown)).toBe(message);
  });
});

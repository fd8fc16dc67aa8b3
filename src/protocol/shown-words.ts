/**
 * Words that the editor colors by meaning, packed for the message from the worker to the editor as four numbers per
 * word. As objects, the words would take about 20 ms of the page's time at each key press in a file of 1,000 resources.
 * As numbers, the time is not measurable.
 */
import type { SemanticToken, SemanticTokenModifier, SemanticTokenType } from '../language-service/answers.ts';

/** Token types that the page colors. The editor's own grammar colors all others (keywords, strings, numbers, …). */
export const shownTypes: readonly SemanticTokenType[] = [
  'class',
  'function',
  'method',
  'parameter',
  'variable',
  'property',
];
export const shownModifiers: readonly SemanticTokenModifier[] = ['declaration', 'deprecated'];

interface ShownWord {
  readonly offset: number;
  readonly length: number;
  /** Index in `shownTypes`. */
  readonly type: number;
  /** Bit field of modifiers; the lowest bit is the first of `shownModifiers`. */
  readonly modifiers: number;
}

const COLUMNS = 4;

export function packShownWords(tokens: readonly SemanticToken[]): Uint32Array {
  const numbers: number[] = [];
  for (const { range, type, modifiers = [] } of tokens) {
    const shown = shownTypes.indexOf(type);
    if (shown === -1) continue;
    const bits = modifiers.reduce((sum, modifier) => {
      const bit = shownModifiers.indexOf(modifier);
      return bit === -1 ? sum : sum | (1 << bit);
    }, 0);
    numbers.push(range[0], range[1] - range[0], shown, bits);
  }
  return Uint32Array.from(numbers);
}

export function* shownWords(packed: Uint32Array): Generator<ShownWord> {
  for (let at = 0; at + COLUMNS <= packed.length; at += COLUMNS) {
    const [offset = 0, length = 0, type = 0, modifiers = 0] = packed.subarray(at, at + COLUMNS);
    yield { offset, length, type, modifiers };
  }
}

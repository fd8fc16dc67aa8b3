/**
 * Writes multi-line strings as heredocs. Their indentation depends on the layout of the code. The code therefore first
 * contains short placeholders, and `fill` replaces them after the code was formatted.
 */
import { PLACEHOLDER_START } from './quote.ts';

const PLACEHOLDER = new RegExp(`'${PLACEHOLDER_START}(\\d+)'`, 'g');
const INDENT = '  ';

export class Heredocs {
  readonly #texts: string[] = [];

  /** Returns a placeholder for a string, or undefined for a string that is more readable in quotes. */
  take(text: string): string | undefined {
    if (!isReadable(text)) return undefined;
    this.#texts.push(text);
    return `'${PLACEHOLDER_START}${this.#texts.length - 1}'`;
  }

  /** Replaces the placeholders in formatted code. */
  fill(code: string): string {
    return code
      .split('\n')
      .flatMap((line) => {
        const bodies: string[] = [];
        const margin = `${/^ */.exec(line)?.[0] ?? ''}${INDENT}`;
        const filled = line.replaceAll(PLACEHOLDER, (placeholder, number: string) => {
          const text = this.#texts[Number(number)];
          if (text === undefined) return placeholder;
          const tag = chooseTag(text);
          bodies.push(...bodyLines(text, margin, tag));
          return `@(${tag})`;
        });
        return [filled, ...bodies];
      })
      .join('\n');
  }
}

/** True for a string of at least two lines that contains no control characters except tabs. */
function isReadable(text: string): boolean {
  const inside = text.replace(/\n$/, '');
  return inside.includes('\n') && !/[\0-\x08\x0b-\x1f\x7f]/.test(text) && !/^\n|\n\n$/.test(text);
}

/** Returns an end tag that the text does not contain anywhere, because Puppet also accepts an end tag inside a line. */
function chooseTag(text: string): string {
  let tag = 'END';
  for (let number = 2; text.includes(tag); number += 1) tag = `END_${number}`;
  return tag;
}

function bodyLines(text: string, margin: string, tag: string): readonly string[] {
  const hasEnd = text.endsWith('\n');
  const lines = (hasEnd ? text.slice(0, -1) : text).split('\n');
  return [...lines.map((line) => (line === '' ? '' : margin + line)), `${margin}${hasEnd ? '|' : '|-'} ${tag}`];
}

/**
 * Formats JSON. Its tokens are unchanged. If an object or array spans several lines, each of its elements gets its own
 * line.
 */
import { group, hardline, indent, joined, line, printDoc, softline, type Doc } from './doc.ts';

export function formatJson(text: string): string | undefined {
  if (!isJson(text)) return undefined;
  const value = readDoc(text);
  // JSON that is nested too deeply is returned unchanged.
  if (value === undefined) return text;
  const printed = printDoc([value, hardline]);
  return text.includes('\r\n') ? printed.replaceAll('\n', '\r\n') : printed;
}

function readDoc(text: string): Doc | undefined {
  try {
    return new JsonReader(text).readValue();
  } catch (error) {
    if (error instanceof TooDeep) return undefined;
    throw error;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+/g;

/** Maximum nesting depth of values, which bounds the recursion. */
const DEEPEST = 500;

/** Thrown for JSON that is nested too deeply. */
class TooDeep extends Error {
  override readonly name = 'TooDeep';
}

class JsonReader {
  readonly #text: string;
  readonly #tokens: readonly { readonly text: string; readonly offset: number }[];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = [...text.matchAll(TOKEN)].map((match) => ({ text: match[0], offset: match.index }));
  }

  get #token(): { readonly text: string; readonly offset: number } {
    return this.#tokens[this.#at] ?? { text: '', offset: this.#text.length };
  }

  #next(): string {
    const { text } = this.#token;
    this.#at += 1;
    return text;
  }

  readValue(depth = 0): Doc {
    if (depth > DEEPEST) throw new TooDeep();
    const { offset } = this.#token;
    const opening = this.#next();
    if (opening !== '{' && opening !== '[') return opening;
    const edge = opening === '{' ? line : softline;
    const elements: Doc[] = [];
    while (this.#token.text !== '}' && this.#token.text !== ']') {
      if (this.#token.text === ',') this.#next();
      elements.push(
        opening === '{' ? [this.#next(), this.#next(), ' ', this.readValue(depth + 1)] : this.readValue(depth + 1),
      );
    }
    const closing = this.#token;
    this.#next();
    if (elements.length === 0) return opening + closing.text;
    const shouldBreak = depth === 0 || this.#text.slice(offset, closing.offset).includes('\n');
    return group([opening, indent([edge, joined(elements, [',', line])]), edge, closing.text], { shouldBreak });
  }
}

/**
 * Formats JSON. Its tokens are unchanged. If an object or array spans several lines, each of its elements gets its own
 * line.
 */
import { group, hardline, indent, joined, line, printDoc, softline, type Doc } from './doc.ts';

export function formatJson(text: string): string | undefined {
  if (!isJson(text)) return undefined;
  const printed = printDoc([new JsonReader(text).readValue(true), hardline]);
  return text.includes('\r\n') ? printed.replaceAll('\n', '\r\n') : printed;
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

  readValue(isRoot = false): Doc {
    const { offset } = this.#token;
    const opening = this.#next();
    if (opening !== '{' && opening !== '[') return opening;
    const edge = opening === '{' ? line : softline;
    const elements: Doc[] = [];
    while (this.#token.text !== '}' && this.#token.text !== ']') {
      if (this.#token.text === ',') this.#next();
      elements.push(opening === '{' ? [this.#next(), this.#next(), ' ', this.readValue()] : this.readValue());
    }
    const closing = this.#token;
    this.#next();
    if (elements.length === 0) return opening + closing.text;
    const shouldBreak = isRoot || this.#text.slice(offset, closing.offset).includes('\n');
    return group([opening, indent([edge, joined(elements, [',', line])]), edge, closing.text], { shouldBreak });
  }
}

import type { FileContent } from '../../target/files/node.ts';

/** Texts up to this length are kept, */
const LONGEST = 4096;
/** and of so many characters in all. */
const MOST = 1 << 20;

/**
 * What was worked out for contents. A run asks for the same several times, and the next run on a project asks for most of what
 * the last one asked for: brief texts are kept until there are too many, of everything else the last.
 */
export class ContentMemo {
  readonly #workOut: (content: FileContent) => string;
  readonly #kept = new Map<string, string>();
  #size = 0;
  #last: { readonly content: FileContent; readonly result: string } | undefined;

  constructor(workOut: (content: FileContent) => string) {
    this.#workOut = workOut;
  }

  of(content: FileContent): string {
    return typeof content === 'string' && content.length <= LONGEST ? this.#ofBrief(content) : this.#ofOther(content);
  }

  #ofBrief(text: string): string {
    const known = this.#kept.get(text);
    if (known !== undefined) return known;
    const result = this.#workOut(text);
    const size = text.length + result.length;
    if (this.#size + size > MOST) {
      this.#kept.clear();
      this.#size = 0;
    }
    this.#kept.set(text, result);
    this.#size += size;
    return result;
  }

  #ofOther(content: FileContent): string {
    if (this.#last?.content !== content) this.#last = { content, result: this.#workOut(content) };
    return this.#last.result;
  }
}

import type { FileContent } from '../../machine/files/node.ts';

const LONGEST = 4096;
const MOST = 1 << 20;

/**
 * Cache of values computed from contents. A run requests the same value several times, and the next run of a project
 * mostly requests the same ones. Values of short strings are cached up to a limit. For other contents, only the last
 * value is cached.
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

/** The Ruby that ERB texts stand for, which takes Ruby longer to make than to run: kept from one compilation to the next. */
import type { RubyMemory } from '../machine/snapshot.ts';

/** Characters of texts and sources beyond which all are forgotten. */
const MOST = 8 * 1024 * 1024;

export class TemplateSources {
  readonly #byText = new Map<string, string>();
  #size = 0;

  /** The source of a text, made where it is not known yet. */
  of(text: string, make: () => string): string {
    const known = this.#byText.get(text);
    if (known !== undefined) return known;
    const source = make();
    this.#size += text.length + source.length;
    if (this.#size > MOST) {
      this.#byText.clear();
      this.#size = text.length + source.length;
    }
    this.#byText.set(text, source);
    return source;
  }
}

const known = new WeakMap<RubyMemory, TemplateSources>();

/** Those of all machines that begin from one memory. */
export function templateSources(memory: RubyMemory): TemplateSources {
  const sources = known.get(memory) ?? new TemplateSources();
  known.set(memory, sources);
  return sources;
}

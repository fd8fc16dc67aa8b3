/** The Ruby that ERB texts stand for, which takes Ruby longer to make than to run: kept from one compilation to the next. */
import type { RubyMemory } from '../machine/snapshot.ts';

export interface TemplateSource {
  /** By which machines know it. */
  readonly number: number;
  readonly source: string;
  /** The path of the template on the machine; undefined for a text of a manifest. */
  readonly file: string | undefined;
}

/** Characters of texts and sources beyond which all are forgotten. */
const MOST = 8 * 1024 * 1024;

export class TemplateSources {
  readonly #byText = new Map<string, TemplateSource>();
  #size = 0;
  #next = 0;

  /** The source of a text, made where it is not known yet. */
  of(text: string, file: string | undefined, make: () => string): TemplateSource {
    const key = `${file ?? ''}\0${text}`;
    const known = this.#byText.get(key);
    if (known !== undefined) return known;
    const source = make();
    this.#size += text.length + source.length;
    if (this.#size > MOST) {
      this.#byText.clear();
      this.#size = text.length + source.length;
    }
    const made = { number: this.#next++, source, file };
    this.#byText.set(key, made);
    return made;
  }
}

const known = new WeakMap<RubyMemory, TemplateSources>();

/** Those of all machines that begin from one memory. */
export function templateSources(memory: RubyMemory): TemplateSources {
  const sources = known.get(memory) ?? new TemplateSources();
  known.set(memory, sources);
  return sources;
}

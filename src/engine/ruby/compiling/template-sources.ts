/** The Ruby that ERB texts stand for, which takes Ruby longer to make than to run: kept from one compilation to the next. */
import { dependsOnVariablesAlone, FilledTemplates } from './filled-templates.ts';
import type { RubyMemory } from '../machine/snapshot.ts';

export interface TemplateSource {
  /** By which machines know it. */
  readonly number: number;
  readonly source: string;
  /** The path of the template on the machine; undefined for a text of a manifest. */
  readonly file: string | undefined;
  /** Whether it may come to the same text again where its variables are the same. */
  readonly dependsOnVariablesAlone: boolean;
}

/** Characters of texts and sources beyond which all are forgotten. */
const MOST = 8 * 1024 * 1024;

class TemplateSources {
  readonly filled = new FilledTemplates();
  /** By the path of the template, or the text of a manifest. */
  readonly #known = new Map<string, TemplateSource & { readonly text: string }>();
  #size = 0;
  #next = 0;

  /** The source of a text, made where it is not known yet. */
  of(text: string, file: string | undefined, make: () => string): TemplateSource {
    const known = this.#known.get(file ?? text);
    if (known !== undefined && known.text === text && known.file === file) return known;
    const source = make();
    this.#size += text.length + source.length;
    if (this.#size > MOST) {
      this.#known.clear();
      this.#size = text.length + source.length;
    }
    const made = {
      number: this.#next++,
      source,
      file,
      text,
      dependsOnVariablesAlone: dependsOnVariablesAlone(text),
    };
    this.#known.set(file ?? text, made);
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

import { dependsOnVariablesAlone, FilledTemplates } from './filled-templates.ts';
import type { RubyMemory } from '../machine/snapshot.ts';

export interface TemplateSource {
  /** Number of the template, by which Ruby VMs identify it. */
  readonly number: number;
  readonly source: string;
  readonly file: string | undefined;
  /** True if the result depends only on the variables and on the template's queries to the engine. */
  readonly dependsOnVariablesAlone: boolean;
}

/** Maximum number of characters of all templates and sources. The cache is cleared when it exceeds this size. */
const MOST = 8 * 1024 * 1024;

class TemplateSources {
  readonly filled = new FilledTemplates();
  readonly #known = new Map<string, TemplateSource & { readonly text: string }>();
  #size = 0;
  #next = 0;

  /** Returns the Ruby source of a template. Compiles the template if its source is not cached. */
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

export function templateSources(memory: RubyMemory): TemplateSources {
  const sources = known.get(memory) ?? new TemplateSources();
  known.set(memory, sources);
  return sources;
}

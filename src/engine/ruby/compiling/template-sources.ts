/** Ruby source compiled from ERB templates, cached across compilations because compiling takes longer than running. */
import { dependsOnVariablesAlone, FilledTemplates } from './filled-templates.ts';
import type { RubyMemory } from '../machine/snapshot.ts';

export interface TemplateSource {
  /** Number by which Ruby machines identify the template. */
  readonly number: number;
  readonly source: string;
  /** Path of the template on the machine; undefined for an inline template. */
  readonly file: string | undefined;
  /** True if the result depends only on the variables and on what the template asks the engine. */
  readonly dependsOnVariablesAlone: boolean;
}

/** Maximum number of characters of all templates and sources. A cache that exceeds it is cleared. */
const MOST = 8 * 1024 * 1024;

class TemplateSources {
  readonly filled = new FilledTemplates();
  /** Sources by the path of the template, or by the inline template itself. */
  readonly #known = new Map<string, TemplateSource & { readonly text: string }>();
  #size = 0;
  #next = 0;

  /** Returns the source of a template. Compiles the template if it is not cached. */
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

/** Returns the cache of all machines that start from this memory. */
export function templateSources(memory: RubyMemory): TemplateSources {
  const sources = known.get(memory) ?? new TemplateSources();
  known.set(memory, sources);
  return sources;
}

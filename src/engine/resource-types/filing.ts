import type { Instance } from './instance.ts';
import { capitalizeSegments, filedTitle } from './reference.ts';

type Titles = Map<string, Instance>;

/**
 * Resources by type and title. Titles are there already, references would have to be put together for each resource, and hashed;
 * so there is one map for each type.
 */
export class Filing {
  readonly #byType = new Map<string, Titles>();
  #lastType: string | undefined;
  #last: Titles = new Map();

  /** `type` as references have it, `title` in its canonical form. */
  exact(type: string, title: string): Instance | undefined {
    return this.#byType.get(type)?.get(title);
  }

  /** The same by the text of a reference in its canonical form. */
  reference(text: string): Instance | undefined {
    const open = text.indexOf('[');
    if (open === -1 || !text.endsWith(']')) return undefined;
    return this.#byType.get(text.slice(0, open))?.get(text.slice(open + 1, -1));
  }

  /** Whether anything of a type is here; `type` in any case. */
  has(type: string): boolean {
    return this.#byType.has(type) || this.#byType.has(capitalizeSegments(type));
  }

  /** By type and title in any form. */
  find(type: string, title: string): Instance | undefined {
    const capitalized = capitalizeSegments(type);
    return this.#byType.get(capitalized)?.get(filedTitle(capitalized, title));
  }

  put(type: string, title: string, resource: Instance): void {
    if (type !== this.#lastType) {
      const known = this.#byType.get(type);
      this.#last = known ?? new Map<string, Instance>();
      this.#lastType = type;
      if (known === undefined) this.#byType.set(type, this.#last);
    }
    this.#last.set(title, resource);
  }
}

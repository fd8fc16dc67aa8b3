import type { Instance } from './instance.ts';
import { capitalizeSegments, filedTitle } from './reference.ts';

type Titles = Map<string, Instance>;

/**
 * Resources by type and title. Titles are there already, references would have to be put together for each resource, and hashed;
 * so there is one map for each type.
 */
export class Filing {
  readonly #byType = new Map<string, Titles>();
  // The types that were used last: mostly they are the ones that are used next.
  #filedType: string | undefined;
  #filed: Titles = new Map();
  #soughtType: string | undefined;
  /** As references name it. */
  #soughtName = '';
  #sought: Titles | undefined;

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
    if (type !== this.#soughtType || this.#sought === undefined) {
      this.#soughtType = type;
      this.#soughtName = capitalizeSegments(type);
      this.#sought = this.#byType.get(this.#soughtName);
    }
    return this.#sought?.get(filedTitle(this.#soughtName, title));
  }

  /** Files a resource where none is yet, else yields the one that is. */
  add(type: string, title: string, resource: Instance): Instance | undefined {
    if (type !== this.#filedType) {
      const known = this.#byType.get(type);
      this.#filed = known ?? new Map<string, Instance>();
      this.#filedType = type;
      if (known === undefined) this.#byType.set(type, this.#filed);
    }
    const earlier = this.#filed.get(title);
    if (earlier === undefined) this.#filed.set(title, resource);
    return earlier;
  }
}

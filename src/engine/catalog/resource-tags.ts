import type { TagList } from './tag-list.ts';

/** Tags that are worked out when they are first looked at. */
export class ResourceTags implements ReadonlySet<string> {
  readonly #resource: { tagList(): TagList };
  #list: TagList | undefined;

  constructor(resource: { tagList(): TagList }) {
    this.#resource = resource;
  }

  get #tags(): TagList {
    return (this.#list ??= this.#resource.tagList());
  }

  get size(): number {
    return this.#tags.size;
  }
  has(tag: string): boolean {
    return this.#tags.has(tag);
  }
  forEach(visit: (tag: string, same: string, list: ReadonlySet<string>) => void): void {
    this.#tags.forEach(visit);
  }
  keys(): SetIterator<string> {
    return this.#tags.keys();
  }
  values(): SetIterator<string> {
    return this.#tags.values();
  }
  entries(): SetIterator<[string, string]> {
    return this.#tags.entries();
  }
  [Symbol.iterator](): SetIterator<string> {
    return this.#tags.values();
  }
}

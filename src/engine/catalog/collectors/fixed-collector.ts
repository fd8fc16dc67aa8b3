import type { Value } from '../../values/value.ts';
import type { Compilation } from '../compilation.ts';
import { notAReference, parseReference } from '../names.ts';
import { targetText } from '../relationship-targets.ts';
import type { Operand } from '../relationships.ts';
import type { Resource } from '../resource.ts';
import type { Collector } from './collector.ts';

/** What `realize` waits for: resources given by reference, which may come later. */
export class FixedCollector implements Collector {
  readonly collected = new Map<string, Resource>();
  emptyAlternative: readonly Operand[] | undefined;
  unresolved: readonly string[];
  readonly #compilation: Compilation;

  constructor(compilation: Compilation, references: readonly Value[]) {
    this.#compilation = compilation;
    this.unresolved = references.map(targetText);
  }

  evaluate(): boolean {
    const remaining: string[] = [];
    let foundNew = false;
    for (const text of this.unresolved) {
      const reference = parseReference(text);
      if (reference === undefined) throw notAReference(JSON.stringify(text));
      const resource = this.#compilation.catalog.find(reference);
      if (resource === undefined) {
        remaining.push(text);
        continue;
      }
      resource.virtual = false;
      foundNew ||= !this.collected.has(resource.reference);
      this.collected.set(resource.reference, resource);
    }
    this.unresolved = remaining;
    if (remaining.length === 0) this.#compilation.collectors.delete(this);
    return foundNew;
  }
}

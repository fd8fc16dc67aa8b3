import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { Value } from '../../values/value.ts';
import type { Compilation } from '../compilation.ts';
import { notAReference, parseReference } from '../names.ts';
import { targetText } from '../relationships/relationship-targets.ts';
import type { Operand } from '../relationships/relationships.ts';
import type { Resource } from '../resource.ts';
import type { Collector } from './collector.ts';

/**
 * Creates an error whose message includes its class. Puppet prints errors of collectors like this, because collectors
 * run outside of any expression.
 */
function unexpected(text: string): PuppetError {
  const cause = notAReference(JSON.stringify(text));
  const issue = catalogIssues.compilerFailed({ errorClass: cause.errorClass, detail: cause.message });
  return new PuppetError(issue, undefined, 'Puppet::Error', cause);
}

/** Collector of the function `realize`. It finds resources by their references, even if they are declared later. */
export class RealizeCollector implements Collector {
  readonly collected = new Set<Resource>();
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
      if (reference === undefined) throw unexpected(text);
      const resource = this.#compilation.catalog.find(reference);
      if (resource === undefined) {
        remaining.push(text);
        continue;
      }
      resource.virtual = false;
      foundNew ||= !this.collected.has(resource);
      this.collected.add(resource);
    }
    this.unresolved = remaining;
    if (remaining.length === 0) this.#compilation.collectors.delete(this);
    return foundNew;
  }
}

/** Adds up the migrations of nodes. Imports no other code, because the page uses it too. */
import type { Finding, MigratedNode, Migration } from './finding.ts';

interface SummedFinding {
  readonly finding: Finding;
  readonly nodes: Set<string>;
}

/** The findings of several nodes, each once with the nodes that have it. */
export class MigrationSum {
  readonly #findings = new Map<string, SummedFinding>();
  readonly #nodes: MigratedNode[] = [];

  add({ findings, nodes }: Migration): void {
    this.#nodes.push(...nodes);
    for (const finding of findings) {
      const key = keyOf(finding);
      const known = this.#findings.get(key) ?? { finding, nodes: new Set() };
      for (const { name } of nodes) known.nodes.add(name);
      // Prefers a finding with a fix, because a node that does not evaluate the code may have found no fix.
      this.#findings.set(key, known.finding.fix === undefined ? { ...known, finding } : known);
    }
  }

  /** The nodes so far, and their findings in the order in which they were found. */
  get total(): Pick<Migration, 'nodes' | 'findings' | 'failsBefore'> {
    const count = this.#nodes.length;
    const [failure] = this.#nodes.flatMap(({ failsBefore }) => failsBefore ?? []);
    const failed = this.#nodes.filter(({ failsBefore }) => failsBefore !== undefined).length;
    return {
      nodes: [...this.#nodes],
      findings: Array.from(this.#findings.values(), ({ finding, nodes }) =>
        nodes.size === count ? finding : { ...finding, nodes: [...nodes] },
      ),
      // A failure of the old release is the project's failure only if no node compiles.
      ...(failure === undefined || failed < count ? {} : { failsBefore: failure }),
    };
  }
}

function keyOf({ kind, message, place, resource, attribute, before, after }: Finding): string {
  return JSON.stringify([kind, message, place?.file, place?.span, resource, attribute, before, after]);
}

/** Facts of stand-ins that differ from node to node. The fact `trusted` has the data of the nodes' certificates. */
import { isHash, rubyText, type StandInValue } from './stand-in-values.ts';

export type FactsOfNode = Readonly<Record<string, StandInValue>>;

/**
 * Sorts values for a node: first those that are part of its name, as `web` in `web1.example.com`, the longest first.
 */
export function rankForNode(node: string, values: readonly string[]): readonly string[] {
  const name = bare(node);
  const score = (value: string): number => (name.includes(bare(value)) ? bare(value).length : 0);
  return values.toSorted((one, other) => score(other) - score(one));
}

function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

export class NodeFacts {
  readonly #byNode = new Map<string, FactsOfNode>();

  of(node: string): FactsOfNode {
    return this.#byNode.get(node) ?? {};
  }

  replace(node: string, facts: FactsOfNode): void {
    if (Object.keys(facts).length === 0) this.#byNode.delete(node);
    else this.#byNode.set(node, facts);
  }

  set(node: string, name: string, value: StandInValue): void {
    this.#byNode.set(node, { ...this.of(node), [name]: value });
  }

  setExtension(node: string, name: string, value: StandInValue): void {
    const facts = this.of(node);
    const extensions = { ...readExtensions(facts), [name]: value };
    this.#byNode.set(node, { ...facts, trusted: { extensions } });
  }

  /** Adds a fact of a node. Returns false if the node already has it. */
  add(node: string, name: string, value: StandInValue): boolean {
    if (Object.hasOwn(this.of(node), name)) return false;
    this.set(node, name, value);
    return true;
  }

  /** Adds an extension of a node's certificate. Returns false if the node already has it. */
  addExtension(node: string, name: string, value: StandInValue): boolean {
    if (Object.hasOwn(readExtensions(this.of(node)), name)) return false;
    this.setExtension(node, name, value);
    return true;
  }

  /** The names of all facts, without trusted data. */
  get names(): readonly string[] {
    const all = [...this.#byNode.values()].flatMap((facts) => Object.keys(facts));
    return [...new Set(all)].filter((name) => name !== 'trusted');
  }

  /** The names of the extensions that nodes have. */
  get extensions(): readonly string[] {
    return [...new Set([...this.#byNode.values()].flatMap((facts) => Object.keys(readExtensions(facts))))];
  }

  /**
   * Creates the Ruby source of a fact whose value differs between nodes. A node without a value of its own gets
   * `other`.
   */
  text(name: string, other: StandInValue): string {
    const lines = [...this.#byNode]
      .toSorted(([one], [two]) => (one < two ? -1 : 1))
      .flatMap(([node, facts]) => {
        const value = facts[name];
        return value === undefined ? [] : [`      ${rubyText(node)} => ${rubyText(value)},\n`];
      });
    const fqdn = "Facter.value('networking')['fqdn']";
    return `Facter.add('${name}') do\n  setcode do\n    {\n${lines.join('')}    }.fetch(${fqdn}, ${rubyText(other)})\n  end\nend\n`;
  }
}

function readExtensions({ trusted }: FactsOfNode): FactsOfNode {
  const extensions = isHash(trusted) ? trusted['extensions'] : undefined;
  return isHash(extensions) ? extensions : {};
}

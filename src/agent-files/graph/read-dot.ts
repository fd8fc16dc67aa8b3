/** Reads graph files that Puppet writes with `--graph` (`simple_graph.rb`), and other directed graphs in DOT. */
import type { AgentCycle, AgentEdge, AgentGraph, UnreadPart } from '../../protocol/agent-files.ts';
import { readDotTokens, type DotToken } from './dot-tokens.ts';
import { closeLoop, findLoops } from './loops.ts';

/** Maximum numbers of vertices and edges to read. A catalog of 100,000 resources has a smaller graph. */
const MAX_VERTICES = 200_000;
const MAX_EDGES = 1_000_000;

const KINDS: Readonly<Record<string, AgentGraph['graph']>> = {
  resources: 'containment',
  relationships: 'relationships',
  expanded_relationships: 'expanded-relationships',
  resource_cycles: 'cycles',
};

export function readDot(text: string): AgentGraph {
  const reader = new DotReader();
  for (const token of readDotTokens(text)) reader.take(token);
  return reader.finish();
}

/** Collects statements: `"A" [label = "A"]`, `"A" -> "B" -> "C" [fontsize = 8]`, and `label = "Relationships"`. */
class DotReader {
  readonly #nodes = new Set<string>();
  readonly #edges: AgentEdge[] = [];
  readonly #unread: UnreadPart[] = [];
  /** Names in the current statement, which arrows connect. */
  #chain: string[] = [];
  /** Chains of `cycles.dot`: each is a cycle, with its first member repeated at the end. */
  readonly #chains: (readonly string[])[] = [];
  #name: string | undefined;
  #label: string | undefined;
  #isAfterArrow = false;
  #isValue = false;
  #depth = 0;
  #attributes = 0;

  take(token: DotToken): void {
    if (token.kind === 'damaged') {
      this.#unread.push({ message: 'The graph ends in the middle of a name: the rest is missing.', line: token.line });
      this.#endStatement();
    } else if (token.kind === 'arrow') this.#isAfterArrow = true;
    else if (token.kind === 'punctuation') this.#takePunctuation(token.text);
    else this.#takeName(token.text);
  }

  finish(): AgentGraph {
    this.#endStatement();
    if (this.#depth > 0)
      this.#unread.push({ message: 'The closing brace of the graph is missing: the file may be truncated.' });
    const kind = KINDS[(this.#name ?? '').toLowerCase()] ?? 'unknown';
    const cycles = kind === 'cycles' ? this.#chains.map(toCycle) : findLoops(this.#edges).map(toWholeCycle);
    const edges = kind === 'cycles' ? uniqueEdges(this.#edges) : this.#edges;
    return {
      kind: 'graph',
      graph: kind,
      ...(this.#label === undefined ? {} : { label: this.#label }),
      nodes: [...this.#nodes],
      edges,
      cycles: kind === 'containment' ? [] : cycles,
      unread: this.#unread,
    };
  }

  #takePunctuation(text: string): void {
    if (text === '[') this.#attributes += 1;
    else if (text === ']') this.#attributes = Math.max(0, this.#attributes - 1);
    else if (text === '=') {
      this.#isValue = true;
      return;
    } else if (text === '{' || text === '}' || text === ';') {
      this.#endStatement();
      this.#depth += text === '{' ? 1 : text === '}' ? -1 : 0;
    }
    this.#isValue = false;
  }

  #takeName(text: string): void {
    if (this.#attributes > 0) return;
    if (this.#depth === 0) {
      if (text !== 'digraph' && text !== 'strict' && text !== 'graph') this.#name = text;
    } else if (this.#isValue) {
      // A name before `=` is an attribute of the graph.
      if (this.#chain.length === 1 && this.#chain[0] === 'label') this.#label = text;
      this.#chain = [];
      this.#isValue = false;
    } else {
      if (!this.#isAfterArrow) this.#endStatement();
      this.#chain.push(text);
      this.#isAfterArrow = false;
    }
  }

  #endStatement(): void {
    const chain = this.#chain;
    this.#chain = [];
    this.#isAfterArrow = false;
    if (chain.length === 0 || isKeyword(chain)) return;
    if (this.#nodes.size + chain.length > MAX_VERTICES || this.#edges.length + chain.length > MAX_EDGES) {
      if (!this.#unread.some(({ message }) => message === TOO_LARGE)) this.#unread.push({ message: TOO_LARGE });
      return;
    }
    for (const node of chain) this.#nodes.add(node);
    for (const [index, to] of chain.slice(1).entries()) this.#edges.push({ from: chain[index] ?? '', to });
    if (chain.length > 1) this.#chains.push(chain);
  }
}

const TOO_LARGE = `The graph has more than ${MAX_VERTICES} resources or ${MAX_EDGES} edges; the rest is left out.`;

/**
 * True for `node`, `edge`, `graph` and `subgraph`, which are not names of vertices: `node [fontsize = 8]` sets
 * defaults.
 */
function isKeyword([first, ...others]: readonly string[]): boolean {
  return others.length === 0 && (first === 'node' || first === 'edge' || first === 'graph' || first === 'subgraph');
}

function toCycle(chain: readonly string[]): AgentCycle {
  const members = closeLoop(chain);
  return { members: members ?? chain, isWhole: members !== undefined };
}

function toWholeCycle(members: readonly string[]): AgentCycle {
  return { members, isWhole: true };
}

function uniqueEdges(edges: readonly AgentEdge[]): readonly AgentEdge[] {
  return [...new Map(edges.map((edge) => [`${edge.from}\n${edge.to}`, edge])).values()];
}

/**
 * Encodes the nodes in a version 1 link with one-letter keys: c certname, p platform, a facts, l flat facts, m machine,
 * w the other nodes (encoded in the same way).
 */
import { machineEntries, type Project, type ProjectNode } from '../../protocol/project/project.ts';

/** Values of a new project. They are left out of links. */
const defaults = { certname: 'node.example.com', platform: 'debian-12' };

type Coded = Readonly<Record<string, unknown>>;

function codeNode({ node, machine }: ProjectNode): Coded {
  return {
    ...(node.certname === defaults.certname ? {} : { c: node.certname }),
    ...(node.platform === defaults.platform ? {} : { p: node.platform }),
    ...(Object.keys(node.facts).length === 0 ? {} : { a: node.facts }),
    ...(node.legacyFacts === undefined ? {} : { l: node.legacyFacts }),
    ...(machineEntries(machine) > 0 ? { m: machine } : {}),
  };
}

function decodeNode(data: Coded): Coded {
  return {
    node: {
      certname: data['c'] ?? defaults.certname,
      platform: data['p'] ?? defaults.platform,
      facts: data['a'] ?? {},
      ...(data['l'] === undefined ? {} : { legacyFacts: data['l'] }),
    },
    machine: data['m'] ?? {},
  };
}

const nodeKeys: readonly string[] = ['c', 'p', 'a', 'l', 'm'];

/** Keys that describe nodes in the JSON of a link, in addition to the keys of the project. */
export const keysOfNodes: readonly string[] = [...nodeKeys, 'w'];

export function codeNodes(project: Project): Coded {
  const { others = [] } = project;
  return { ...codeNode(project), ...(others.length === 0 ? {} : { w: others.map(codeNode) }) };
}

/**
 * Decodes nodes as a project stores them, without checking them. Unknown data stays unchanged, so that the later check
 * of the project rejects it.
 */
export function decodeNodes(data: Coded): Coded {
  const { w } = data;
  const others = Array.isArray(w) ? w.map((other: unknown) => (isCodedNode(other) ? decodeNode(other) : other)) : w;
  return { ...decodeNode(data), ...(others === undefined ? {} : { others }) };
}

function isCodedNode(value: unknown): value is Coded {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).every((key) => nodeKeys.includes(key))
  );
}

/**
 * Rows of the table of nodes: the project's nodes, and nodes that are only named in its files. Each row has the compile
 * result of its node.
 */
import { fileChanges } from '../../protocol/nodes/node-reads.ts';
import type { NamedNode } from '../../protocol/nodes/nodes.ts';
import {
  nodesOf,
  type PlatformId,
  type Project,
  type ProjectFiles,
  type ProjectNode,
} from '../../protocol/project/project.ts';
import type { ReleaseId } from '../../protocol/project/releases.ts';
import type { ReadNames } from './read-names.ts';
import type { CompiledEntry } from './state.ts';

export interface NodeRow {
  readonly node: ProjectNode;
  /**
   * The node's name in the project's files, with its place. Undefined if the node is only in the project's settings.
   */
  readonly named: NamedNode | undefined;
  readonly isOfProject: boolean;
  readonly entry: CompiledEntry | undefined;
  /** True if an input of the result has changed since the compilation. */
  readonly isOld: boolean;
}

const byCertname = new Intl.Collator('en', { numeric: true });

function allNodes(project: Project, named: readonly NamedNode[]): readonly KnownNode[] {
  const places = new Map(named.map((each) => [each.certname, each]));
  const own = nodesOf(project).map((node) => ({ node, named: places.get(node.node.certname), isOfProject: true }));
  const taken = new Set(own.map(({ node }) => node.node.certname));
  const others = named
    .filter(({ certname }) => !taken.has(certname))
    .map((each) => ({ node: plainNode(each.certname, project.node.platform), named: each, isOfProject: false }));
  return [...own, ...others].sort((a, b) => byCertname.compare(a.node.node.certname, b.node.node.certname));
}

type KnownNode = Omit<NodeRow, 'entry' | 'isOld'>;

let last: { readonly of: readonly unknown[]; readonly nodes: readonly KnownNode[] } | undefined;

function knownNodes(project: Project, named: readonly NamedNode[]): readonly KnownNode[] {
  const of = [project.node, project.machine, project.others, named];
  if (last === undefined || last.of.some((part, index) => part !== of[index])) {
    last = { of, nodes: allNodes(project, named) };
  }
  return last.nodes;
}

const plain = new Map<string, ProjectNode>();

/** Returns a node without facts of its own. Returns the same object for the same arguments. */
function plainNode(certname: string, platform: PlatformId): ProjectNode {
  const key = `${platform} ${certname}`;
  const known = plain.get(key);
  if (known !== undefined) return known;
  const made: ProjectNode = {
    node: { certname, platform, facts: {} },
    machine: { files: {}, packages: {}, services: {} },
  };
  plain.set(key, made);
  return made;
}

export function sameNode(one: ProjectNode, other: ProjectNode): boolean {
  if (one === other || (one.node === other.node && one.machine === other.machine)) return true;
  return JSON.stringify([one.node, one.machine]) === JSON.stringify([other.node, other.machine]);
}

/**
 * Returns a function that checks whether an entry is out of date for a node with these files. Each pair of file
 * versions is compared only once.
 */
export function staleness(
  files: ProjectFiles,
  release: ReleaseId,
  names: ReadNames,
): (entry: CompiledEntry, node: ProjectNode) => boolean {
  const tests = new Map<ProjectFiles, (reads: Uint32Array) => boolean>();
  return (entry, node) => {
    if (entry.release !== release || !sameNode(entry.node, node)) return true;
    if (entry.files === files) return false;
    let test = tests.get(entry.files);
    if (test === undefined) tests.set(entry.files, (test = names.touchedBy(fileChanges(entry.files, files))));
    return test(entry.reads);
  };
}

const drawn = new WeakMap<KnownNode, NodeRow>();

export function buildRows(
  project: Project,
  release: ReleaseId,
  { named, entries }: { readonly named: readonly NamedNode[]; readonly entries: ReadonlyMap<string, CompiledEntry> },
  names: ReadNames,
): readonly NodeRow[] {
  const isOld = staleness(project.files, release, names);
  return knownNodes(project, named).map((row) => {
    const entry = entries.get(row.node.node.certname);
    const made: NodeRow = { ...row, entry, isOld: entry !== undefined && isOld(entry, row.node) };
    const before = drawn.get(row);
    // An unchanged row stays the same object, so it is not rendered again.
    if (before !== undefined && before.entry === made.entry && before.isOld === made.isOld) return before;
    drawn.set(row, made);
    return made;
  });
}

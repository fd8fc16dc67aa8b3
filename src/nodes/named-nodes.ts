/** The nodes that a project's files name: by node definitions with a literal name, and by data files of a node's own. */
import {
  LineIndex,
  manifestPathsOf,
  matchRegexp,
  parse,
  PuppetError,
  walk,
  type EnvironmentFiles,
  type Release,
} from '../engine/index.ts';
import type { NamedNode } from '../protocol/nodes/nodes.ts';
import { nodeDataFiles } from './node-data-files.ts';

/** A certname as Puppet takes it. Others, which a definition may have, name no node. */
const CERTNAME = /^[a-z0-9._-]{1,255}$/;

/**
 * Each node once, definitions before data, by name. Host names alone, which data files may be named by, are left out where a node is known whose name
 * begins with them, and where definitions by patterns ask for more than a host name and none takes this one: the node's certname is not known then.
 */
export function namedNodes(files: EnvironmentFiles, release: Release): readonly NamedNode[] {
  const nodes = new Map<string, NamedNode>();
  const defined = definedNodes(files, release);
  for (const node of [...defined.nodes, ...nodeDataFiles(files)]) {
    if (CERTNAME.test(node.certname) && !nodes.has(node.certname)) nodes.set(node.certname, node);
  }
  const hosts = new Set([...nodes.keys()].filter((name) => name.includes('.')).map((name) => name.split('.')[0]));
  const needDomains = defined.patterns.some((pattern) => pattern.includes(String.raw`\.`));
  return [...nodes.values()].filter(
    ({ certname, from }) =>
      from === 'definition' ||
      certname.includes('.') ||
      (!hosts.has(certname) && (!needDomains || defined.patterns.some((pattern) => isMatch(pattern, certname)))),
  );
}

function isMatch(pattern: string, certname: string): boolean {
  try {
    return matchRegexp(pattern, certname) !== null;
  } catch (error) {
    // A pattern that Ruby refuses matches nothing.
    if (error instanceof PuppetError) return false;
    throw error;
  }
}

interface DefinedNodes {
  readonly nodes: readonly NamedNode[];
  /** The regular expressions of definitions. */
  readonly patterns: readonly string[];
}

function definedNodes(files: EnvironmentFiles, release: Release): DefinedNodes {
  const nodes: NamedNode[] = [];
  const patterns: string[] = [];
  for (const file of manifestPathsOf(files, release)) {
    const text = files.read(file) ?? '';
    // Most manifests define none.
    if (!/\bnode\b/.test(text)) continue;
    const lines = new LineIndex(text);
    walk(parse(text, file, release).program, (node) => {
      if (node.kind !== 'NodeDefinition') return;
      for (const match of node.hostMatches) {
        const name =
          match.kind === 'LiteralString' ? match.value : match.kind === 'QualifiedName' ? match.value : undefined;
        if (match.kind === 'LiteralRegularExpression') patterns.push(match.pattern);
        if (name === undefined) continue;
        nodes.push({ certname: name, from: 'definition', place: { file, line: lines.lineAt(match.offset) } });
      }
    });
  }
  return { nodes, patterns };
}

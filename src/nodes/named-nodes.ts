/**
 * Finds the nodes that a project names: in node definitions with a literal name, or in the path of a data file for a
 * single node.
 */
import {
  LineIndex,
  listManifestPaths,
  matchRegexp,
  parse,
  PuppetError,
  walk,
  type EnvironmentFiles,
  type Release,
} from '../engine/index.ts';
import type { NamedNode } from '../protocol/nodes/nodes.ts';
import { nodeDataFiles } from './node-data-files.ts';

/** Matches a valid certname. Other names in node definitions match no node. */
const CERTNAME = /^[a-z0-9._-]{1,255}$/;

/**
 * Returns each node once, sorted by name. Definitions take precedence over data. In two cases, a bare host name from a
 * data file is left out, because the node's certname is unknown: a known certname begins with the host name, or the
 * node definitions with patterns do not match it and require more than a host name.
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
    // A pattern that Ruby rejects matches nothing.
    if (error instanceof PuppetError) return false;
    throw error;
  }
}

interface DefinedNodes {
  readonly nodes: readonly NamedNode[];
  readonly patterns: readonly string[];
}

function definedNodes(files: EnvironmentFiles, release: Release): DefinedNodes {
  const nodes: NamedNode[] = [];
  const patterns: string[] = [];
  for (const file of listManifestPaths(files, release)) {
    const text = files.read(file) ?? '';
    // Most manifests define no node.
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

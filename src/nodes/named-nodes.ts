/** The nodes that a project's files name: by node definitions with a literal name, and by data files of a node's own. */
import { LineIndex, manifestPaths, parse, walk, type EnvironmentFiles, type Release } from '../engine/index.ts';
import type { NamedNode } from '../protocol/nodes.ts';
import { nodeDataFiles } from './node-data-files.ts';

/** A certname as Puppet takes it. Others, which a definition may have, name no node. */
const CERTNAME = /^[a-z0-9._-]{1,255}$/;

/** Each node once, definitions before data, by name. Host names alone are left out where a node is known whose name begins with them. */
export function namedNodes(files: EnvironmentFiles, release: Release): readonly NamedNode[] {
  const nodes = new Map<string, NamedNode>();
  for (const node of [...definedNodes(files, release), ...nodeDataFiles(files)]) {
    if (CERTNAME.test(node.certname) && !nodes.has(node.certname)) nodes.set(node.certname, node);
  }
  const hosts = new Set([...nodes.keys()].filter((name) => name.includes('.')).map((name) => name.split('.')[0]));
  return [...nodes.values()].filter(
    ({ certname, from }) => from === 'definition' || certname.includes('.') || !hosts.has(certname),
  );
}

function definedNodes(files: EnvironmentFiles, release: Release): readonly NamedNode[] {
  return manifestPaths(files, release).flatMap((file) => {
    const text = files.read(file) ?? '';
    // Most manifests define none.
    if (!/\bnode\b/.test(text)) return [];
    const lines = new LineIndex(text);
    const found: NamedNode[] = [];
    walk(parse(text, file, release).program, (node) => {
      if (node.kind !== 'NodeDefinition') return;
      for (const match of node.hostMatches) {
        const name =
          match.kind === 'LiteralString' ? match.value : match.kind === 'QualifiedName' ? match.value : undefined;
        if (name === undefined) continue;
        found.push({ certname: name, from: 'definition', place: { file, line: lines.lineAt(match.offset) } });
      }
    });
    return found;
  });
}

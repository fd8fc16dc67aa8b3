/**
 * Finds the nodes that a project names: in node definitions, or in the path of a data file for a single node. A
 * definition with a pattern gets an example name.
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
import type { Place } from '../protocol/analysis.ts';
import type { NamedNode } from '../protocol/nodes/nodes.ts';
import { exampleName } from './example-name.ts';
import { nodeDataFiles } from './node-data-files.ts';

const EXAMPLE_OF_DEFAULT = 'playground.example.com';

/** Matches a valid certname. Other names in node definitions match no node. */
const CERTNAME = /^[a-z0-9._-]{1,255}$/;

/**
 * Returns each node once, sorted by name. Definitions take precedence over data. A bare host name from a data file is
 * left out in two cases: if a known certname begins with it, or if no node definition matches it and the patterns
 * require more than a host name. A pattern that matches none of the nodes gets an example, and so does `node default`
 * if there is no other node.
 */
export function namedNodes(files: EnvironmentFiles, release: Release): readonly NamedNode[] {
  const nodes = new Map<string, NamedNode>();
  const defined = definedNodes(files, release);
  for (const node of [...defined.nodes, ...nodeDataFiles(files)]) {
    if (CERTNAME.test(node.certname) && !nodes.has(node.certname)) nodes.set(node.certname, node);
  }
  const hosts = new Set([...nodes.keys()].filter((name) => name.includes('.')).map((name) => name.split('.')[0]));
  const needDomains = defined.patterns.some((pattern) => pattern.includes(String.raw`\.`));
  const known = [...nodes.values()].filter(
    ({ certname, from }) =>
      from === 'definition' ||
      certname.includes('.') ||
      (!hosts.has(certname) && (!needDomains || defined.patterns.some((pattern) => isMatch(pattern, certname)))),
  );
  return [...known, ...findExamples(known, defined)];
}

/**
 * Returns the node to open a project with: `current` if the project names it. Otherwise, returns the first node that a
 * node definition names, or else the first one that a data file names. If there are only patterns, returns `current` if
 * a pattern matches it, otherwise the example of the first pattern. If the project names no node, or names only
 * `node default`, returns `current`.
 */
export function firstNode(files: EnvironmentFiles, release: Release, current: string): string {
  const nodes = namedNodes(files, release).filter(({ from }) => from !== 'default');
  if (nodes.some(({ certname }) => certname === current)) return current;
  const named = nodes.find(({ from }) => from === 'definition') ?? nodes.find(({ from }) => from === 'data');
  if (named !== undefined) return named.certname;
  const { patterns } = definedNodes(files, release);
  return patterns.some((pattern) => isMatch(pattern, current)) ? current : (nodes[0]?.certname ?? current);
}

function findExamples(known: readonly NamedNode[], { places, fallback }: DefinedNodes): readonly NamedNode[] {
  const examples = new Map<string, NamedNode>();
  for (const [pattern, place] of places) {
    if (known.some(({ certname, from }) => from === 'data' && isMatch(pattern, certname))) continue;
    const example = exampleName(pattern);
    const certname = example.endsWith('.') ? `${example}com` : example;
    const isTaken = known.some((node) => node.certname === certname);
    if (isTaken || !CERTNAME.test(certname) || !isMatch(pattern, certname)) continue;
    examples.set(certname, { certname, from: 'pattern', place });
  }
  if (known.length + examples.size > 0 || fallback === undefined) return [...examples.values()];
  return [{ certname: EXAMPLE_OF_DEFAULT, from: 'default', place: fallback }];
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
  readonly places: ReadonlyMap<string, Place>;
  /** Place of `node default`. */
  readonly fallback: Place | undefined;
}

function definedNodes(files: EnvironmentFiles, release: Release): DefinedNodes {
  const nodes: NamedNode[] = [];
  const places = new Map<string, Place>();
  let fallback: Place | undefined;
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
        const place = { file, line: lines.lineAt(match.offset) };
        if (match.kind === 'LiteralRegularExpression') places.set(match.pattern, place);
        else if (match.kind === 'LiteralDefault') fallback = place;
        if (name !== undefined) nodes.push({ certname: name, from: 'definition', place });
      }
    });
  }
  return { nodes, patterns: [...places.keys()], places, fallback };
}

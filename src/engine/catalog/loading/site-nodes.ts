/**
 * Node definitions of the manifests of an environment, indexed by name. Compilations share the index, because a site
 * may have thousands of node definitions, and each compilation needs only one.
 */
import { matchRegexp } from '../../values/regexp/regexp.ts';
import type { Release } from '../../releases/release.ts';
import type { Definition, Expression, NodeDefinition, Program } from '../../syntax/ast.ts';
import type { Code } from '../definitions/definition.ts';
import type { CatalogRules } from '../rules.ts';
import type { LoadedManifest } from './load-manifest.ts';
import type { NodePattern } from './definitions.ts';
import { hostName, patternName } from './node-names.ts';

/** One of the names of a node definition. */
export interface SiteNode {
  readonly name: string;
  readonly node: NodeDefinition;
  readonly manifest: LoadedManifest;
  readonly pattern: NodePattern | undefined;
}

/** The release and its rules, which decide the names of nodes with a regular expression. */
export interface Naming {
  readonly rules: Pick<CatalogRules, 'patternNodeName'>;
  readonly release: Release;
}

/** A manifest with definitions other than nodes. */
interface OtherDefinitions {
  readonly manifest: LoadedManifest;
  readonly definitions: readonly Definition[];
}

export class SiteNodes {
  readonly #byName = new Map<string, SiteNode>();
  readonly patterns: readonly (SiteNode & { readonly pattern: NodePattern })[];
  readonly others: readonly OtherDefinitions[];
  /** Code of the manifests for the main class. */
  readonly code: readonly Code[];
  /** True if two node definitions, or a node and a class, have the same name. */
  readonly hasConflicts: boolean;

  constructor(manifests: readonly LoadedManifest[], { rules, release }: Naming) {
    const all = manifests.flatMap((manifest) =>
      manifest.program.definitions.flatMap((node) =>
        node.kind === 'NodeDefinition' ? toSiteNodes({ rules, release }, node, manifest) : [],
      ),
    );
    for (const node of all) this.#byName.set(node.name, node);
    this.patterns = all.flatMap((node) => (node.pattern === undefined ? [] : [{ ...node, pattern: node.pattern }]));
    this.others = manifests.flatMap((manifest) => {
      const definitions = manifest.program.definitions.filter(({ kind }) => kind !== 'NodeDefinition');
      return definitions.length === 0 ? [] : [{ manifest, definitions }];
    });
    this.code = mainCode(manifests.map(({ program }) => program));
    const classes = this.others.flatMap(({ definitions }) =>
      definitions.flatMap((each) => (each.kind === 'HostClassDefinition' ? [each.name.toLowerCase()] : [])),
    );
    this.hasConflicts = this.#byName.size < all.length || classes.some((name) => this.#byName.has(name));
  }

  get size(): number {
    return this.#byName.size;
  }

  find(name: string): SiteNode | undefined {
    return this.#byName.get(name);
  }
}

/** Returns an entry for each name of a node definition. */
export function toSiteNodes(
  { rules, release }: Naming,
  node: NodeDefinition,
  manifest: LoadedManifest,
): readonly SiteNode[] {
  return node.hostMatches.map((host) => {
    if (host.kind !== 'LiteralRegularExpression') return { name: hostName(host), node, manifest, pattern: undefined };
    const { pattern: source } = host;
    const name = rules.patternNodeName(patternName(source, release));
    return { name, node, manifest, pattern: { source, match: (text) => matchRegexp(source, text) ?? undefined } };
  });
}

/**
 * Returns the code of the manifests for the main class. When this code is evaluated, a node definition has only one
 * effect: it becomes the place of a later error that has no place. Most node definitions are therefore left out.
 */
function mainCode(programs: readonly Program[]): readonly Code[] {
  const all = programs.filter(({ body }) => body.kind !== 'Nop');
  return all.flatMap(({ body, source }, index) => {
    const isKept = index === 0 || index === all.length - 1 || !isOnlyNodes(body);
    return isKept ? [{ body: withoutNodes(body), source }] : [];
  });
}

function isOnlyNodes(body: Expression): boolean {
  return body.kind === 'Block'
    ? body.statements.every(({ kind }) => kind === 'NodeDefinition')
    : body.kind === 'NodeDefinition';
}

function withoutNodes(body: Expression): Expression {
  if (body.kind !== 'Block') return body;
  const statements = body.statements.filter(
    ({ kind }, index) => kind !== 'NodeDefinition' || body.statements[index + 1]?.kind !== 'NodeDefinition',
  );
  return statements.length === body.statements.length ? body : { ...body, statements };
}

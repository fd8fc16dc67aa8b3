import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import type { IssueDeclaration } from '../../diagnostics/issue.ts';
import { type ErrorPlace, PuppetError } from '../../diagnostics/puppet-error.ts';
import type { ResourceDefinition } from '../definitions/definition.ts';
import type { SiteNode, SiteNodes } from './site-nodes.ts';

type DuplicateIssue = IssueDeclaration<{ name: string; place: ErrorPlace | undefined }>;

export interface NodePattern {
  /** Regular expression as written, without its slashes. */
  readonly source: string;
  /** Returns the captures of the regular expression if the name matches, otherwise undefined. */
  match(name: string): readonly (string | undefined)[] | undefined;
}

interface NodeMatch {
  readonly definition: ResourceDefinition;
  readonly kind: 'name' | 'pattern' | 'default';
  /** Name in lower case, regular expression without slashes, or `default`. */
  readonly text: string;
}

interface DefinitionRules {
  readonly namesOfNode: (node: string) => readonly string[];
  /** Merges two definitions of a class. Returns undefined if the second definition is an error. */
  readonly mergeClasses: (earlier: ResourceDefinition, second: ResourceDefinition) => ResourceDefinition | undefined;
}

export class Definitions {
  readonly #rules: DefinitionRules;
  readonly #classes = new Map<string, ResourceDefinition>();
  readonly #defines = new Map<string, ResourceDefinition>();
  readonly #nodes = new Map<string, ResourceDefinition>();
  readonly #patterns: (NodePattern & { readonly definition: ResourceDefinition })[] = [];
  /** Nodes whose definitions are created on first use. */
  #site: { readonly nodes: SiteNodes; readonly create: (node: SiteNode) => ResourceDefinition } | undefined;

  constructor(rules: DefinitionRules) {
    this.#rules = rules;
  }

  /** Adds a definition. Throws Puppet's error if the name is taken. Only a node and a define may have the same name. */
  add(definition: ResourceDefinition, pattern?: NodePattern): void {
    const { name } = definition;
    switch (definition.kind) {
      case 'class': {
        const earlier = this.#classes.get(name);
        const merged = earlier === undefined ? undefined : this.#rules.mergeClasses(earlier, definition);
        if (merged !== undefined) {
          this.#classes.set(name, merged);
          break;
        }
        this.#refuse(definition, this.#classes, catalogIssues.classAgain);
        this.#refuseSecond(definition, this.#nodeNamed(name), catalogIssues.nodeAsClass);
        this.#refuse(definition, this.#defines, catalogIssues.defineAsClass);
        this.#classes.set(name, definition);
        break;
      }
      case 'define':
        this.#refuse(definition, this.#classes, catalogIssues.classAsDefine);
        this.#refuse(definition, this.#defines, catalogIssues.defineAgain);
        this.#defines.set(name, definition);
        break;
      case 'node':
        this.#refuseSecond(definition, this.#nodeNamed(name), catalogIssues.nodeAgain);
        this.#refuse(definition, this.#classes, catalogIssues.classAsNode);
        this.#nodes.set(name, definition);
        if (pattern !== undefined) this.#patterns.push({ ...pattern, definition });
        break;
    }
  }

  /** Adds the nodes of the manifests, before all other nodes. Throws Puppet's error if a class has the name of a node. */
  addSiteNodes(nodes: SiteNodes, create: (node: SiteNode) => ResourceDefinition): void {
    this.#site = { nodes, create };
    for (const [name, earlier] of this.#classes) {
      const node = this.#nodeNamed(name);
      if (node !== undefined) this.#refuseSecond(node, earlier, catalogIssues.classAsNode);
    }
  }

  /** Finds a class by its name in lower case, without leading colons. The main class has an empty name. */
  class(name: string): ResourceDefinition | undefined {
    return this.#classes.get(name);
  }

  define(name: string): ResourceDefinition | undefined {
    return this.#defines.get(name);
  }

  /** Returns the node definition with this exact name, from which another node inherits. */
  nodeNamed(name: string): ResourceDefinition | undefined {
    return this.#nodeOf(name.toLowerCase())?.definition;
  }

  get hasNodes(): boolean {
    return this.#nodes.size > 0 || (this.#site?.nodes.size ?? 0) > 0;
  }

  namesOf(node: string): readonly string[] {
    return this.#rules.namesOfNode(node);
  }

  /**
   * Returns the definition for a node: the definition with its exact name, or else the first with a matching regular
   * expression, or else `default`.
   */
  node(name: string): NodeMatch | undefined {
    for (const each of this.namesOf(name)) {
      const found = this.#nodeOf(each.toLowerCase());
      if (found !== undefined) return found;
    }
    const fallback = this.#nodeNamed('default');
    return fallback === undefined ? undefined : { definition: fallback, kind: 'default', text: 'default' };
  }

  /** Returns the node definition with this exact name. */
  #nodeNamed(name: string): ResourceDefinition | undefined {
    const known = this.#nodes.get(name);
    if (known !== undefined) return known;
    const node = this.#site?.nodes.find(name);
    if (node === undefined) return undefined;
    const definition = this.#site?.create(node);
    if (definition !== undefined) this.#nodes.set(name, definition);
    return definition;
  }

  #nodeOf(lower: string): NodeMatch | undefined {
    const exact = this.#nodeNamed(lower);
    if (exact !== undefined) return { definition: exact, kind: 'name', text: lower };
    for (const { name, pattern } of this.#site?.nodes.patterns ?? []) {
      const captures = pattern.match(lower);
      const definition = captures === undefined ? undefined : this.#nodeNamed(name);
      if (definition === undefined) continue;
      definition.captures = captures;
      return { definition, kind: 'pattern', text: pattern.source };
    }
    for (const { definition, source, match } of this.#patterns) {
      const captures = match(lower);
      if (captures === undefined) continue;
      definition.captures = captures;
      return { definition, kind: 'pattern', text: source };
    }
    return undefined;
  }

  #refuse(definition: ResourceDefinition, known: ReadonlyMap<string, ResourceDefinition>, issue: DuplicateIssue): void {
    this.#refuseSecond(definition, known.get(definition.name), issue);
  }

  #refuseSecond(definition: ResourceDefinition, earlier: ResourceDefinition | undefined, issue: DuplicateIssue): void {
    if (earlier === undefined) return;
    throw new PuppetError(
      issue({ name: definition.name, place: earlier.place }),
      definition.place,
      'Puppet::ParseError',
    );
  }
}

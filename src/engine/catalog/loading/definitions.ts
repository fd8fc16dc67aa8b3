/** The classes, defines and nodes that are known so far (`Puppet::Resource::TypeCollection`). */
import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import { oldParentsDiffer } from '../../diagnostics/issues/old-evaluation.ts';
import type { Issue, IssueDeclaration } from '../../diagnostics/issue.ts';
import { type ErrorPlace, PuppetError } from '../../diagnostics/puppet-error.ts';
import type { Release } from '../../releases/release.ts';
import type { ResourceDefinition } from '../definitions/definition.ts';

type DuplicateIssue = IssueDeclaration<{ name: string; place: ErrorPlace | undefined }>;

/** A node given by a pattern, in the order of the manifests. */
export interface NodePattern {
  /** The regular expression as it is written, without its slashes. */
  readonly source: string;
  /** Yields the captures when the name matches. */
  match(name: string): readonly (string | undefined)[] | undefined;
}

/** The definition for a node, and why it is that one. */
interface NodeMatch {
  readonly definition: ResourceDefinition;
  readonly kind: 'name' | 'pattern' | 'default';
  /** The name in lower case, the regular expression without its slashes, or `default`. */
  readonly text: string;
}

/** What decides on a second definition of a name. */
interface DefinitionRules {
  readonly release: Release;
  readonly strict: 'off' | 'warning' | 'error';
  readonly warn: (issue: Issue, place: ErrorPlace | undefined) => void;
}

export class Definitions {
  readonly #rules: DefinitionRules;
  readonly #classes = new Map<string, ResourceDefinition>();
  readonly #defines = new Map<string, ResourceDefinition>();
  readonly #nodes = new Map<string, ResourceDefinition>();
  readonly #patterns: (NodePattern & { readonly definition: ResourceDefinition })[] = [];

  constructor(rules: DefinitionRules) {
    this.#rules = rules;
  }

  /** Throws Puppet's error when the name is taken by another class, define or node. */
  add(definition: ResourceDefinition, pattern?: NodePattern): void {
    const { name } = definition;
    switch (definition.kind) {
      case 'class':
        if (this.#merge(definition)) break;
        this.#refuse(definition, this.#classes, catalogIssues.classAgain);
        this.#refuse(definition, this.#nodes, catalogIssues.nodeAsClass);
        this.#refuse(definition, this.#defines, catalogIssues.defineAsClass);
        this.#classes.set(name, definition);
        break;
      case 'define':
        this.#refuse(definition, this.#classes, catalogIssues.classAsDefine);
        this.#refuse(definition, this.#defines, catalogIssues.defineAgain);
        this.#defines.set(name, definition);
        break;
      case 'node':
        this.#refuse(definition, this.#nodes, catalogIssues.nodeAgain);
        this.#refuse(definition, this.#classes, catalogIssues.classAsNode);
        this.#nodes.set(name, definition);
        if (pattern !== undefined) this.#patterns.push({ ...pattern, definition });
        break;
    }
  }

  /** By name in lower case, without leading colons; `''` is the main class. */
  class(name: string): ResourceDefinition | undefined {
    return this.#classes.get(name);
  }

  define(name: string): ResourceDefinition | undefined {
    return this.#defines.get(name);
  }

  /** The node definition of a name, as another one inherits from it. */
  nodeNamed(name: string): ResourceDefinition | undefined {
    return this.#nodeOf(name.toLowerCase())?.definition;
  }

  get hasNodes(): boolean {
    return this.#nodes.size > 0;
  }

  /** The names by which a node's definition is looked for, the whole one first. */
  namesOf(node: string): readonly string[] {
    if (!this.#rules.release.has('nodes match by parts of their name')) return [node];
    const parts = node.split('.');
    return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
  }

  /** The node's own definition: by its exact name, then the first pattern that matches, then `default`. */
  node(name: string): NodeMatch | undefined {
    for (const each of this.namesOf(name)) {
      const found = this.#nodeOf(each.toLowerCase());
      if (found !== undefined) return found;
    }
    const fallback = this.#nodes.get('default');
    return fallback === undefined ? undefined : { definition: fallback, kind: 'default', text: 'default' };
  }

  #nodeOf(lower: string): NodeMatch | undefined {
    const exact = this.#nodes.get(lower);
    if (exact !== undefined) return { definition: exact, kind: 'name', text: lower };
    for (const { definition, source, match } of this.#patterns) {
      const captures = match(lower);
      if (captures === undefined) continue;
      definition.captures = captures;
      return { definition, kind: 'pattern', text: source };
    }
    return undefined;
  }

  /** Merges a class into the earlier definition of its name, in releases that do; yields whether it did. */
  #merge(definition: ResourceDefinition): boolean {
    const { release, strict, warn } = this.#rules;
    const earlier = this.#classes.get(definition.name);
    if (earlier === undefined || strict === 'error' || release.has('classes are defined once')) return false;
    const { name, parentName, place } = definition;
    if (strict === 'warning') warn(catalogIssues.classAgain({ name, place: earlier.place }), place);
    if (earlier.parentName !== undefined && parentName !== undefined && earlier.parentName !== parentName) {
      const parents = { name, parent: earlier.parentName, otherParent: parentName };
      const issue = release.has('names of classes are relative') ? oldParentsDiffer : catalogIssues.parentsDiffer;
      const at = release.has('errors of the compiler have places') ? earlier.place : undefined;
      throw new PuppetError(issue(parents), at, 'Puppet::Error');
    }
    this.#classes.set(name, earlier.mergedWith(definition));
    return true;
  }

  #refuse(definition: ResourceDefinition, known: ReadonlyMap<string, ResourceDefinition>, issue: DuplicateIssue): void {
    const earlier = known.get(definition.name);
    if (earlier === undefined) return;
    throw new PuppetError(
      issue({ name: definition.name, place: earlier.place }),
      definition.place,
      'Puppet::ParseError',
    );
  }
}

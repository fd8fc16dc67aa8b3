/** Adds the facts and the trusted data that failing code reads. */
import {
  catalogIssues,
  structuredPath,
  walk,
  type AstNode,
  type Diagnostic,
  type Expression,
  type Program,
} from '../engine/index.ts';
import { assignedIn } from './assigned.ts';
import { extensionReadBy, factReadBy } from './facts.ts';
import { plain } from './references.ts';
import type { Repository } from './repository.ts';
import { rankForNode } from './stand-ins/node-facts.ts';
import { TEXT } from './stand-ins/stand-in-values.ts';
import type { StandIns } from './stand-ins/stand-ins.ts';
import { templateFacts } from './template-facts.ts';

export interface NodeWithFacts {
  readonly node: string;
  /** Checks whether the node has a fact. */
  readonly has: (name: string) => boolean;
}

type FactName = NonNullable<ReturnType<typeof factReadBy>>;

export class FactRemedies {
  readonly #repository: Repository;
  readonly #standIns: StandIns;

  constructor(repository: Repository, standIns: StandIns) {
    this.#repository = repository;
    this.#standIns = standIns;
  }

  /** Adds the facts and extensions that code reads. Returns false if there are no new ones. */
  addAll(within: AstNode, program: Program, of: NodeWithFacts): boolean {
    let isNew = false;
    const assigned = assignedIn(program);
    walk(within, (node) => {
      const extension = extensionReadBy(node);
      if (extension !== undefined && isExpression(node) && !of.has('trusted'))
        isNew = this.#addExtension(extension, node, program, of.node) || isNew;
      const fact = factReadBy(node);
      if (
        fact === undefined ||
        !isExpression(node) ||
        of.has(fact.name) ||
        this.#repository.topAssigned.has(fact.name) ||
        (!fact.isCertain && (assigned.has(fact.name) || !this.#repository.factReads.has(fact.name)))
      )
        return;
      // A legacy fact that a structured fact replaces gets its value from the structured fact, because the value
      // differs between nodes.
      if (structuredPath(fact.name) !== undefined) {
        isNew = this.#standIns.addLegacyFact(fact.name) || isNew;
        return;
      }
      isNew = this.#addFact(fact, node, program, of.node) || isNew;
    });
    return isNew;
  }

  /** Adds the facts that code reads in the defaults of parameters, for parameters without a value. */
  addOfDefaults(error: Diagnostic, of: NodeWithFacts): boolean {
    if (!catalogIssues.parameterMismatch.is(error)) return false;
    const { type, title, undefs } = error.args;
    const { classNamed, defineNamed } = this.#repository;
    const found = plain(type) === 'class' ? classNamed(plain(title)) : defineNamed(plain(type));
    if (found === undefined) return false;
    let isNew = false;
    for (const { name, value } of found.definition.parameters)
      if (value !== undefined && undefs.includes(name)) isNew = this.addAll(value, found.program, of) || isNew;
    return isNew;
  }

  #addFact(fact: FactName, node: Expression, program: Program, certname: string): boolean {
    const { values, nodeFacts } = this.#standIns;
    const [completed] = rankForNode(certname, values.namesCompletedBy(node, program, fact.name));
    if (completed !== undefined) return nodeFacts.add(certname, fact.name, completed);
    const needed = values.at(node, program) ?? values.comparedWith(node, program);
    const value = needed === undefined || needed === TEXT ? (values.ofFact(fact.name) ?? needed) : needed;
    // `$::fact` fails if the fact has no value, so it gets at least a string.
    const certain = value ?? (node.kind === 'Variable' && fact.isCertain ? TEXT : undefined);
    return certain !== undefined && this.#standIns.addFact(fact.name, certain);
  }

  /** Adds the facts that a failing template reads. */
  addOfTemplates(error: Diagnostic, of: NodeWithFacts): boolean {
    let isNew = false;
    for (const { name, value } of templateFacts(error, this.#repository))
      if (!of.has(name) && !this.#repository.topAssigned.has(name))
        isNew = this.#standIns.addFact(name, value) || isNew;
    return isNew;
  }

  #addExtension(name: string, node: Expression, program: Program, certname: string): boolean {
    const { values, nodeFacts } = this.#standIns;
    const [known] = rankForNode(certname, values.valuesFor(name, true));
    const value = known ?? values.at(node, program) ?? values.comparedWith(node, program);
    return nodeFacts.addExtension(certname, name, value ?? TEXT);
  }
}

function isExpression(node: AstNode): node is Expression {
  return node.kind === 'Variable' || node.kind === 'Access';
}

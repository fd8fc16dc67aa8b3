/**
 * Remedies for code that fails with stand-ins: adds facts that no node has, and tries different values for guessed
 * stand-ins.
 */
import {
  catalogIssues,
  listChildren,
  walk,
  type AstNode,
  type Diagnostic,
  type Expression,
  type Program,
} from '../engine/index.ts';
import { dataBehind, isDefinition, type DataPlace } from './data-behind.ts';
import { FactRemedies } from './fact-remedies.ts';
import type { Repository } from './repository.ts';
import { plain } from './references.ts';
import { TEXT, valueOfType, type StandInValue } from './stand-ins/stand-in-values.ts';
import type { StandIns } from './stand-ins/stand-ins.ts';

export class Remedies {
  readonly #repository: Repository;
  readonly #standIns: StandIns;
  readonly #facts: FactRemedies;

  constructor(repository: Repository, standIns: StandIns) {
    this.#repository = repository;
    this.#standIns = standIns;
    this.#facts = new FactRemedies(repository, standIns);
  }

  /**
   * Applies the next untried remedy for one of the errors of a node. Returns false if none is left. `facts` contains the
   * names of the node's facts.
   */
  tryFor(all: readonly Diagnostic[], node: string, facts: ReadonlySet<string>): boolean {
    this.#takeBackUseless(all);
    if (all.length === 0) return false;
    const errors = all.filter((error) => !this.#hopeless.has(formatIdentity(error)));
    const places = errors.flatMap((error) => this.#placesOf(error));
    const of = { node, has: (name: string) => facts.has(name) };
    let isNew = false;
    for (const { statement, program } of places) isNew = this.#facts.addAll(statement, program, of) || isNew;
    if (isNew) return true;
    for (const { definition, program } of places) isNew = this.#facts.addAll(definition, program, of) || isNew;
    if (isNew) return true;
    for (const error of errors) isNew = this.#facts.addOfDefaults(error, of) || isNew;
    for (const error of errors) isNew = this.#facts.addOfTemplates(error, of) || isNew;
    if (isNew) return true;
    for (const error of errors) isNew = this.#addSensitiveData(error) || isNew;
    if (isNew) return true;
    for (const place of places) isNew = this.#addOptionalData(place) || isNew;
    return isNew;
  }

  /** Tries other values for guessed stand-ins that failing code reads. Returns false if none is left. */
  guessFor(all: readonly Diagnostic[]): boolean {
    const errors = all.filter((error) => !this.#hopeless.has(formatIdentity(error)));
    const places = errors.flatMap((error) => this.#placesOf(error));
    if (places.some(({ statement, definition, program }) => this.#tryValues(statement, definition, program)))
      return true;
    if (places.some(({ statement, program }) => this.#tryLongText(statement, program))) return true;
    for (const error of errors) this.#hopeless.add(formatIdentity(error));
    return false;
  }

  /** Errors for which every remedy was tried. */
  readonly #hopeless = new Set<string>();

  /** Returns the statements at the place of an error and at the origin of its evaluation. */
  #placesOf(error: Diagnostic) {
    const { file, span, origin } = error;
    return [origin, { file, span }].flatMap((place) => {
      const program = place?.file.endsWith('.pp') === true ? this.#repository.programOf(place.file) : undefined;
      if (program === undefined || place?.span === undefined) return [];
      const found = statementAt(program, place.span.offset);
      return found === undefined ? [] : [{ ...found, program, error }];
    });
  }

  /**
   * Adds Sensitive data for class parameters that are Sensitive but got a plain value. If the data exists, only makes
   * lookups convert it.
   */
  #addSensitiveData(error: Diagnostic): boolean {
    if (!catalogIssues.parameterMismatch.is(error) || plain(error.args.type) !== 'class') return false;
    const { title } = error.args;
    const names = Array.from(error.message.matchAll(SENSITIVE_EXPECTED), ([, name = '']) => name);
    return names.some((name) => this.#standIns.data.giveSensitive(`${plain(title)}::${name}`, error.file));
  }

  /**
   * Adds optional data if its absence causes a later failure, for example passwords that an optional lookup expects in
   * private data.
   */
  #addOptionalData({ error, statement, program }: ErrorPlace): boolean {
    if (!catalogIssues.parameterMismatch.is(error)) return false;
    const names = new Set(error.args.undefs);
    const { title } = error.args;
    const type = plain(error.args.type);
    const { parameterTypes, resolveAlias } = this.#repository;
    const types = type === 'class' ? parameterTypes('class', plain(title)) : parameterTypes('resource type', type);
    let isNew = false;
    walk(statement, (node) => {
      const found =
        node.kind === 'AttributeOperation' && names.has(node.name)
          ? [{ name: node.name, places: dataBehind(node.value, program, title, this.#repository) }]
          : node.kind === 'AttributesOperation'
            ? [...names].map((name) => ({
                name,
                places: dataBehind(node.expr, program, title, this.#repository, [name]),
              }))
            : [];
      for (const { name, places } of found) {
        const expected = types?.get(name);
        const value = (expected === undefined ? undefined : valueOfType(expected, resolveAlias)) ?? TEXT;
        isNew = this.#tryData(error, name, places, value) || isNew;
      }
    });
    return isNew;
  }

  /**
   * Sets the data at the next untried place to a value, because an attribute is undef and data at the earlier places
   * did not help.
   */
  #tryData(error: MismatchError, name: string, places: readonly DataPlace[], value: StandInValue): boolean {
    const id = formatTrial(error, name);
    for (const place of places) {
      const tried = `${id} ${JSON.stringify(place)}`;
      if (this.#tried.has(tried)) continue;
      this.#tried.add(tried);
      const takeBack = this.#standIns.data.giveData(place, value);
      if (takeBack === undefined) continue;
      this.#trials.set(id, takeBack);
      return true;
    }
    return false;
  }

  readonly #tried = new Set<string>();
  /** Undo functions of the last data changes, by attribute. */
  readonly #trials = new Map<string, () => void>();

  /** Reverts data changes that did not help, because the attribute for which they were made is still undef. */
  #takeBackUseless(errors: readonly Diagnostic[]): void {
    const undefs = new Set(
      errors.flatMap((error) =>
        catalogIssues.parameterMismatch.is(error) ? error.args.undefs.map((name) => formatTrial(error, name)) : [],
      ),
    );
    // Newest first, since each function restores the state before its change.
    for (const [id, takeBack] of [...this.#trials].reverse()) if (undefs.has(id)) takeBack();
    this.#trials.clear();
  }

  #tryValues(statement: AstNode, definition: AstNode, program: Program): boolean {
    const variables = new Set<string>();
    walk(statement, (node) => {
      if (node.kind === 'Variable') variables.add(node.name);
    });
    const calls: AstNode[] = [statement];
    walk(definition, (node) => {
      if (node.kind === 'Assignment' && node.left.kind === 'Variable' && variables.has(node.left.name))
        calls.push(node);
      if (node.kind === 'Parameter' && variables.has(node.name)) calls.push(node);
    });
    const owner = definition.kind === 'HostClassDefinition' ? definition.name.toLowerCase() : undefined;
    let isNew = false;
    for (const each of calls) {
      walk(each, (node) => {
        if (isNew || node.kind !== 'CallNamedFunction' || node.functor.kind !== 'QualifiedName') return;
        const [first] = node.arguments;
        const key = first?.kind === 'LiteralString' ? first.value : undefined;
        if (key !== undefined && this.#standIns.data.tryNext(key)) {
          isNew = true;
        } else if (!/^(?:lookup|hiera\w*)$/.test(node.functor.value)) {
          isNew = this.#standIns.tryNext(node.functor.value);
        } else if (key === undefined) {
          isNew = this.#standIns.data.keysAskedIn(program.source.file).some((key) => this.#standIns.data.tryNext(key));
        }
      });
      if (!isNew && each.kind === 'Parameter' && owner !== undefined && each.type === undefined) {
        isNew = this.#standIns.data.tryNext(`${owner}::${each.name}`);
      }
      if (isNew) return true;
    }
    return false;
  }

  /**
   * Tries longer strings in the data behind the failing code, because secrets may need a certain length. This data is
   * often far from the lookup.
   */
  #tryLongText(statement: AstNode, program: Program): boolean {
    const variables: Expression[] = [];
    walk(statement, (node) => {
      if (node.kind === 'Variable') variables.push(node);
    });
    return variables.some((variable) =>
      dataBehind(variable, program, '', this.#repository).some(
        ({ key, members }) => members.length === 0 && this.#standIns.data.giveLongText(key),
      ),
    );
  }
}

/** Matches the part of a mismatch that names a Sensitive parameter. */
const SENSITIVE_EXPECTED = /parameter '(\w+)' expects a Sensitive\b/g;

interface ErrorPlace {
  readonly error: Diagnostic;
  readonly statement: AstNode;
  readonly program: Program;
}

type MismatchError = { readonly args: Parameters<typeof catalogIssues.parameterMismatch>[0] };

function formatTrial({ args }: MismatchError, name: string): string {
  return `${plain(args.type)}[${args.title}] ${name}`;
}

function formatIdentity({ code, file, span, origin }: Diagnostic): string {
  const at = origin ?? { file, span };
  return `${code} ${at.file} ${at.span?.offset ?? -1}`;
}

function statementAt(
  program: Program,
  offset: number,
): { readonly statement: AstNode; readonly definition: AstNode } | undefined {
  const holds = ({ offset: start, length }: AstNode): boolean => offset >= start && offset < start + length;
  let definition: AstNode = program;
  let statement: AstNode | undefined;
  const visit = (node: AstNode): void => {
    if (!holds(node) && node.kind !== 'Program') return;
    if (isDefinition(node)) {
      definition = node;
      statement = undefined;
    } else if (statement === undefined && node.kind !== 'Block' && node.kind !== 'Program') statement = node;
    listChildren(node).forEach(visit);
  };
  visit(program);
  // If an error has a line but no column, its place may be the start of a definition, which is not inside a statement.
  if (statement === undefined && definition !== program) return { statement: definition, definition };
  return statement === undefined ? undefined : { statement, definition };
}

/** Values for stand-ins, inferred from the code that uses them. */
import { walk, type Expression, type Program } from '../../engine/index.ts';
import type { HierarchyFact } from '../facts.ts';
import { mapParents, valueNeededAt, type ExpectationContext } from './expected-type.ts';
import type { PlacedReference, Repository } from '../repository.ts';
import { readString } from '../references.ts';
import { TEXT, valueOfType, type StandInValue } from './stand-in-values.ts';

const MOST_PLACES = 200;

const INCLUDES: ReadonlySet<string> = new Set(['include', 'contain', 'require']);

function idOf({ name, isExtension }: Pick<HierarchyFact, 'name' | 'isExtension'>): string {
  return `${isExtension ? 'extension' : 'fact'} ${name}`;
}

function isText(value: string | undefined): value is string {
  return value !== undefined;
}

export class NeededValues {
  readonly #repository: Repository;
  readonly #parents = new WeakMap<Program, ExpectationContext['parents']>();

  constructor(repository: Repository) {
    this.#repository = repository;
  }

  at(node: Expression, program: Program): StandInValue | undefined {
    return valueNeededAt(node, this.#contextOf(program));
  }

  /** The facts and extensions that select data or classes, with the values that the repository has for them. */
  get selecting(): readonly HierarchyFact[] {
    if (this.#selecting === undefined) {
      const { factReads, extensionReads, hierarchyFacts } = this.#repository;
      const found = new Map(hierarchyFacts.map((fact) => [idOf(fact), fact]));
      for (const [reads, isExtension] of [[factReads, false] as const, [extensionReads, true] as const]) {
        for (const [name, places] of reads) {
          const classes = new Set(places.flatMap(({ node, program }) => this.namesCompletedBy(node, program, name)));
          if (classes.size === 0) continue;
          const values = found.get(idOf({ name, isExtension }))?.values ?? [];
          const sorted = [...values.filter((value) => classes.has(value)), ...classes, ...values];
          found.set(idOf({ name, isExtension }), { name, isExtension, values: [...new Set(sorted)] });
        }
      }
      this.#selecting = [...found.values()];
    }
    return this.#selecting;
  }

  #selecting: readonly HierarchyFact[] | undefined;

  /**
   * Returns the values that a fact or an extension may have. Words that complete the name of a class come first, and
   * among these the words with data. The other values in the data follow.
   */
  valuesFor(name: string, isExtension: boolean): readonly string[] {
    const id = idOf({ name, isExtension });
    return this.selecting.find((fact) => idOf(fact) === id)?.values ?? [];
  }

  /** Returns the value that a fact needs at one of the places that read it, or undefined. */
  ofFact(name: string): StandInValue | undefined {
    const reads = (this.#repository.factReads.get(name) ?? []).slice(0, MOST_PLACES);
    const options = reads.flatMap(({ node, program }) => this.optionsOf(node, program));
    if (options[0] !== undefined) return options[0];
    return this.#ofPlaces(reads) ?? reads.map(({ node, program }) => this.comparedWith(node, program)).find(isText);
  }

  /**
   * Returns the strings that a selector or `case` without default selects by (`$fact ? { 'dev' => …, 'prod' => … }`).
   */
  optionsOf(node: Expression, program: Program): readonly string[] {
    const parent = this.#contextOf(program).parents.get(node);
    if (parent?.kind !== 'Selector' || parent.left !== node) return [];
    const options = parent.selectors.map(({ matching }) => matching);
    return options.some(({ kind }) => kind === 'LiteralDefault')
      ? []
      : options.flatMap((each) => readString(each) ?? []);
  }

  /** Returns the literal that a value is compared with (`$fact == 'nvidia'`), or undefined. */
  comparedWith(node: Expression, program: Program): string | undefined {
    const parent = this.#contextOf(program).parents.get(node);
    if (parent?.kind === 'In' && parent.left === node)
      return parent.right.kind === 'LiteralList' ? parent.right.values.map(readString).find(isText) : undefined;
    if (parent?.kind !== 'Comparison' || parent.operator !== '==') return undefined;
    const other = parent.left === node ? parent.right : parent.left;
    return other.kind === 'LiteralString' && other.value !== '' ? other.value : undefined;
  }

  /**
   * Returns the words that complete the name of a class of the repository: for `include "role::${node}"`, each `NAME`
   * of a class `role::NAME`. Follows the variable that the value is assigned to. If the value is the whole name
   * (`include $facts['role']`), returns the classes inside modules that are named like the fact (`role` or `roles`).
   */
  namesCompletedBy(node: Expression, program: Program, fact: string, steps = 3): readonly string[] {
    if (steps === 0) return [];
    const { parents } = this.#contextOf(program);
    const parent = parents.get(node);
    if (parent?.kind === 'Assignment' && parent.left.kind === 'Variable') {
      const { name } = parent.left;
      const uses: Expression[] = [];
      walk(program.body, (each) => {
        if (each.kind === 'Variable' && each.name === name && each !== parent.left) uses.push(each);
      });
      return (
        uses.map((use) => this.namesCompletedBy(use, program, fact, steps - 1)).find(({ length }) => length > 0) ?? []
      );
    }
    if (
      parent?.kind === 'CallNamedFunction' &&
      parent.functor.kind === 'QualifiedName' &&
      INCLUDES.has(parent.functor.value)
    )
      return this.#repository.classNames.filter((name) => {
        const [module = ''] = name.split('::', 1);
        return name !== module && (fact.endsWith(module) || module === `${fact}s`);
      });
    const text = parent?.kind === 'TextExpression' ? parents.get(parent) : undefined;
    if (parent?.kind !== 'TextExpression' || text?.kind !== 'ConcatenatedString') return [];
    const at = text.segments.indexOf(parent);
    const before = text.segments.slice(0, at).map(readString);
    const after = text.segments.slice(at + 1).map(readString);
    if (before.includes(undefined) || after.includes(undefined)) return [];
    const [start, end] = [before.join('').replace(/^::/, ''), after.join('')];
    if (!start.includes('::')) return [];
    return this.#repository.classNames
      .filter((name) => name.startsWith(start) && name.endsWith(end) && name.length > start.length + end.length)
      .map((name) => name.slice(start.length, name.length - end.length));
  }

  ofVariable(name: string): StandInValue {
    const value = this.#ofPlaces(this.#repository.references('variable', name)) ?? null;
    // Adds the variable's name, because resources with these values as titles would otherwise be duplicates.
    return value === TEXT ? `${TEXT}-${name.replaceAll('::', '-').replaceAll('_', '-')}` : value;
  }

  ofFunction(name: string): StandInValue {
    return this.#ofPlaces(this.#repository.references('function', name)) ?? null;
  }

  /** Checks that a function is called at least once, and only as a statement. */
  isStatement(name: string): boolean {
    const calls = this.#repository.references('function', name);
    return (
      calls.length > 0 &&
      calls.every(({ node, program }) => {
        const parent = node === undefined ? undefined : this.#contextOf(program).parents.get(node);
        return parent !== undefined && AROUND_STATEMENTS.has(parent.kind);
      })
    );
  }

  /** True if a key belongs to a class parameter whose values are Sensitive. */
  isSensitive(key: string): boolean {
    return isSensitiveType(this.#parameterOf(key)?.type);
  }

  #parameterOf(key: string) {
    const colons = key.lastIndexOf('::');
    const found = colons === -1 ? undefined : this.#repository.classNamed(key.slice(0, colons));
    return found?.definition.parameters.find(({ name }) => name === key.slice(colons + 2));
  }

  /**
   * Infers the value of a data key.
   * @param askedIn the file with the code that first looked up the missing key
   */
  ofKey(key: string, askedIn: string): StandInValue {
    const { references, resolveAlias } = this.#repository;
    const type = this.#parameterOf(key)?.type;
    if (type !== undefined) {
      const value = valueOfType(type, resolveAlias);
      if (value !== undefined) return value;
    }
    const calls = [...references('data key', key), ...this.#callsWith(key), ...this.#computedLookups(askedIn)];
    for (const { node } of calls) {
      const [, type] = node?.kind === 'CallNamedFunction' ? node.arguments : [];
      const value = type === undefined ? undefined : valueOfType(type, resolveAlias);
      if (value !== undefined) return value;
    }
    return this.#ofPlaces(calls) ?? TEXT;
  }

  /** Calls whose first argument is the key, because the called function may look it up. */
  #callsWith(key: string): readonly PlacedReference[] {
    if (this.#byArgument === undefined) {
      const { names, references } = this.#repository;
      const byArgument = new Map<string, PlacedReference[]>();
      for (const reference of [...names('function')].flatMap((name) => references('function', name))) {
        const [first] = reference.node?.kind === 'CallNamedFunction' ? reference.node.arguments : [];
        if (first?.kind !== 'LiteralString') continue;
        const same = byArgument.get(first.value);
        if (same === undefined) byArgument.set(first.value, [reference]);
        else same.push(reference);
      }
      this.#byArgument = byArgument;
    }
    return this.#byArgument.get(key) ?? [];
  }

  #byArgument: Map<string, readonly PlacedReference[]> | undefined;

  #computedLookups(file: string | undefined): readonly PlacedReference[] {
    return this.#repository.references('function', 'lookup').filter(({ node, program }) => {
      const [first] = node?.kind === 'CallNamedFunction' ? node.arguments : [];
      return program.source.file === file && first?.kind === 'ConcatenatedString';
    });
  }

  /**
   * Returns the first value that the code around the given calls or lookups needs and that is more specific than a
   * string. If there is none, returns the first value.
   */
  #ofPlaces(places: readonly Pick<PlacedReference, 'node' | 'program'>[]): StandInValue | undefined {
    let found: StandInValue | undefined;
    for (const { node, program } of places.slice(0, MOST_PLACES)) {
      if (node === undefined) continue;
      const value = this.at(node, program);
      if (value !== undefined && value !== null && value !== TEXT) return value;
      found ??= value;
    }
    return found;
  }

  #contextOf(program: Program): ExpectationContext {
    const parents = this.#parents.get(program) ?? mapParents(program);
    this.#parents.set(program, parents);
    const { resolveAlias: resolve, parameterTypes: parameters, files } = this.#repository;
    const { layout } = this.#repository;
    return {
      parents,
      resolve,
      parameters,
      templateOf: (name) => templateText(name, files, layout),
      moduleName: layout.moduleOf(program.source.file),
    };
  }
}

/** True for `Sensitive[…]` and `Optional[Sensitive[…]]`. */
function isSensitiveType(type: Expression | undefined): boolean {
  if (type?.kind === 'QualifiedReference') return type.casedValue === 'Sensitive';
  if (type?.kind !== 'Access' || type.left.kind !== 'QualifiedReference') return false;
  return type.left.casedValue === 'Sensitive' || (type.left.casedValue === 'Optional' && isSensitiveType(type.keys[0]));
}

const AROUND_STATEMENTS: ReadonlySet<string> = new Set([
  'Block',
  'Program',
  'HostClassDefinition',
  'ResourceTypeDefinition',
  'NodeDefinition',
]);

function templateText(name: string, files: Repository['files'], { modules }: Repository['layout']): string | undefined {
  const slash = name.indexOf('/');
  const root = modules.get(name.slice(0, slash));
  return root === undefined ? undefined : files.read(`${root}/templates/${name.slice(slash + 1)}`);
}

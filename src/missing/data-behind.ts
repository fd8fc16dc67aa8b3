/** Traces a value in the code of a repository back to its data. */
import { walk, type AstNode, type Expression, type Program } from '../engine/index.ts';
import { mapParents } from './stand-ins/expected-type.ts';
import { plain, readString } from './references.ts';
import type { Repository } from './repository.ts';

/** A data key, and the members that lead to a value inside its hash. */
export interface DataPlace {
  readonly key: string;
  readonly members: readonly string[];
}

/** Context of a value: its program, and variables that are known from a resource's title. */
interface ReadIn {
  readonly program: Program;
  readonly parents: ReadonlyMap<AstNode, AstNode>;
  readonly known: ReadonlyMap<string, string>;
}

type Definition = Extract<Expression, { kind: 'HostClassDefinition' | 'ResourceTypeDefinition' }>;

/** Maximum number of steps from a value to its data. */
const MOST_STEPS = 12;

/**
 * Finds the data behind the variables of an attribute's value. Follows assignments, parameters that are looked up or
 * bound, declarations of the enclosing class or define, and lambdas that iterate over a hash.
 * @param title title of the instance with the attribute
 * @param members path to the value if only a member of the hash `value` is traced
 */
export function dataBehind(
  value: Expression,
  program: Program,
  title: string,
  repository: Repository,
  members: readonly string[] = [],
): readonly DataPlace[] {
  const parents = mapParents(program);
  const body = findAncestor(value, parents, ({ kind }) => kind === 'ResourceBody');
  const known = new Map<string, string>();
  if (body?.kind === 'ResourceBody' && body.title.kind === 'Variable') known.set(body.title.name, title);
  const found = new Map<string, DataPlace>();
  for (const place of new Tracer(repository).behind(value, members, { program, parents, known }, MOST_STEPS))
    found.set(JSON.stringify(place), place);
  return [...found.values()];
}

class Tracer {
  readonly #repository: Repository;

  constructor(repository: Repository) {
    this.#repository = repository;
  }

  behind(node: Expression, members: readonly string[], at: ReadIn, steps: number): readonly DataPlace[] {
    if (steps === 0) return [];
    switch (node.kind) {
      case 'Variable':
        return this.#ofVariable(node, members, at, steps - 1);
      case 'Access': {
        const [key] = node.keys;
        const member = key?.kind === 'Variable' ? at.known.get(key.name) : readString(key);
        return member === undefined || node.keys.length > 1
          ? []
          : this.behind(node.left, [member, ...members], at, steps);
      }
      case 'CallNamedFunction': {
        const key = lookedUp(node);
        if (key !== undefined) return [{ key, members }];
        return node.arguments.flatMap((each) => this.behind(each, members, at, steps));
      }
      case 'Parenthesized':
        return this.behind(node.expr, members, at, steps);
      case 'LiteralHash': {
        const [member, ...inner] = members;
        const entries = node.entries.filter(({ key }) => member === undefined || readString(key) === member);
        return entries.flatMap((entry) => this.behind(entry.value, inner, at, steps));
      }
      default: {
        const found: DataPlace[] = [];
        const parts = new Set<AstNode>();
        walk(node, (part) => {
          // A segment of an access is traced as part of the whole access, not by itself.
          if (part.kind === 'Access') for (const each of [part.left, ...part.keys]) parts.add(each);
          if (part !== node && !parts.has(part) && (part.kind === 'Variable' || part.kind === 'Access'))
            found.push(...this.behind(part, members, at, steps));
        });
        return found;
      }
    }
  }

  #ofVariable(
    node: Extract<Expression, { kind: 'Variable' }>,
    members: readonly string[],
    at: ReadIn,
    steps: number,
  ): readonly DataPlace[] {
    const lambda = findAncestor(
      node,
      at.parents,
      (each) => each.kind === 'Lambda' && each.parameters.some(({ name }) => name === node.name),
    );
    if (lambda?.kind === 'Lambda') return this.#ofIteration(lambda, node.name, members, at, steps);
    const definition = findAncestor(node, at.parents, isDefinition);
    // A node definition can read variables of top scope, so the whole program is searched.
    const within = definition === undefined || definition.kind === 'NodeDefinition' ? at.program : definition;
    const found: DataPlace[] = [];
    walk(within, (each) => {
      if (each.kind === 'Assignment' && each.left.kind === 'Variable' && each.left.name === node.name)
        found.push(...this.behind(each.right, members, at, steps));
    });
    if (found.length > 0 || definition === undefined || !isInstantiated(definition)) return found;
    const parameter = definition.parameters.find(({ name }) => name === node.name);
    if (parameter === undefined) return [];
    const looked = parameter.value === undefined ? [] : this.behind(parameter.value, members, at, steps);
    if (looked.length > 0) return looked;
    const given = this.#ofDeclarations(definition, parameter.name, members, steps);
    if (definition.kind === 'ResourceTypeDefinition') return given;
    return [{ key: `${plain(definition.name)}::${parameter.name}`, members }, ...given];
  }

  /**
   * For `$hash.each |$name, $value|`: traces the member of the hash whose name is part of the title of the instance.
   */
  #ofIteration(
    lambda: Extract<AstNode, { kind: 'Lambda' }>,
    name: string,
    members: readonly string[],
    at: ReadIn,
    steps: number,
  ): readonly DataPlace[] {
    const call = at.parents.get(lambda);
    const iterated =
      call?.kind === 'CallMethod'
        ? call.functor.left
        : call?.kind === 'CallNamedFunction'
          ? call.arguments[0]
          : undefined;
    const [first, second] = lambda.parameters;
    const member = first === undefined ? undefined : at.known.get(first.name);
    if (iterated === undefined || member === undefined || second?.name !== name) return [];
    return this.behind(iterated, [member, ...members], at, steps);
  }

  #ofDeclarations(
    definition: Definition,
    parameter: string,
    members: readonly string[],
    steps: number,
  ): readonly DataPlace[] {
    const isClass = definition.kind === 'HostClassDefinition';
    const name = plain(definition.name);
    const programs = new Set(
      this.#repository
        .references(isClass ? 'class' : 'resource type', name)
        .flatMap(({ program, attributes = [] }) => (attributes.includes(parameter) ? [program] : [])),
    );
    return [...programs].flatMap((program) => {
      const at: ReadIn = { program, parents: mapParents(program), known: new Map() };
      const found: DataPlace[] = [];
      walk(program.body, (node) => {
        if (node.kind !== 'Resource' || node.typeName.kind !== 'QualifiedName') return;
        if (plain(node.typeName.value) !== (isClass ? 'class' : name)) return;
        for (const { title, operations } of node.bodies) {
          if (isClass && plain(readString(title) ?? '') !== name) continue;
          for (const operation of operations)
            if (operation.kind === 'AttributeOperation' && operation.name === parameter)
              found.push(...this.behind(operation.value, members, at, steps));
        }
      });
      return found;
    });
  }
}

function lookedUp({ functor, arguments: [first] }: Extract<Expression, { kind: 'CallNamedFunction' }>) {
  const isLookup = functor.kind === 'QualifiedName' && /^(?:lookup|hiera|hiera_hash)$/.test(functor.value);
  return isLookup && first?.kind === 'LiteralString' ? first.value : undefined;
}

function findAncestor(
  node: AstNode,
  parents: ReadonlyMap<AstNode, AstNode>,
  is: (node: AstNode) => boolean,
): AstNode | undefined {
  let at: AstNode | undefined = node;
  while (at !== undefined && !is(at)) at = parents.get(at);
  return at;
}

/** True for a node that has its own scope. */
export function isDefinition({ kind }: AstNode): boolean {
  return (
    kind === 'HostClassDefinition' ||
    kind === 'ResourceTypeDefinition' ||
    kind === 'FunctionDefinition' ||
    kind === 'NodeDefinition'
  );
}

function isInstantiated(node: AstNode): node is Definition {
  return node.kind === 'HostClassDefinition' || node.kind === 'ResourceTypeDefinition';
}

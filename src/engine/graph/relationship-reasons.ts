import type { RelationshipOrigin } from '../catalog/catalog.ts';
import type { Instance } from '../resource-types/instance.ts';
import { referencesOf } from '../resource-types/reference.ts';
import type { EdgeReason } from './edge.ts';

type Parameter = RelationshipOrigin['parameter'];

/** Hands out, for each reference in a metaparameter's value, the statement that put it there. */
export class RelationshipReasons {
  readonly #resource: Instance;
  readonly #parameter: Parameter;
  readonly #statements: readonly RelationshipOrigin[];
  /** Statements stand in the order of the references that they made, so that the next is nearly always the one wanted. */
  #next = 0;
  #byTarget: Map<string, RelationshipOrigin[]> | undefined;

  constructor(resource: Instance, parameter: Parameter) {
    this.#resource = resource;
    this.#parameter = parameter;
    const { relationships } = resource;
    this.#statements = relationships.every((statement) => statement.parameter === parameter)
      ? relationships
      : relationships.filter((statement) => statement.parameter === parameter);
  }

  next(target: string): EdgeReason {
    const statement = this.#statementFor(target);
    const { place } = statement ?? this.#resource;
    const kind = 'relationship';
    const parameter = this.#parameter;
    const origin = statement?.origin ?? 'attribute';
    const declaredOn = this.#resource.ref;
    // Spelt out twice: there is one for each relation, and spreading takes longer than all the rest.
    return place === undefined
      ? { kind, parameter, origin, declaredOn, target }
      : { kind, parameter, origin, declaredOn, target, place };
  }

  #statementFor(target: string): RelationshipOrigin | undefined {
    if (this.#byTarget !== undefined) return take(this.#byTarget, target);
    const next = this.#statements[this.#next];
    if (next?.target === target) {
      this.#next += 1;
      return next;
    }
    this.#byTarget = byTarget(this.#statements);
    for (const { target: taken } of this.#statements.slice(0, this.#next)) take(this.#byTarget, taken);
    return take(this.#byTarget, target);
  }
}

function byTarget(statements: readonly RelationshipOrigin[]): Map<string, RelationshipOrigin[]> {
  const index = new Map<string, RelationshipOrigin[]>();
  for (const statement of statements) {
    const [target = statement.target] = referencesOf(statement.target);
    const known = index.get(target);
    if (known === undefined) index.set(target, [statement]);
    else known.push(statement);
  }
  return index;
}

/** The next statement about a target; the last one speaks for all further references to it. */
function take(index: ReadonlyMap<string, RelationshipOrigin[]>, target: string): RelationshipOrigin | undefined {
  const left = index.get(target);
  return left !== undefined && left.length > 1 ? left.shift() : left?.[0];
}

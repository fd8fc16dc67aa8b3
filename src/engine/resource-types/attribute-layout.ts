/**
 * In which order the values of a source are set. Many resources are given the same attributes in the same order: what follows
 * from their names is worked out once for each such row of names, and found again by following the names.
 */
import type { AttributePlan, PlannedAttribute } from './attribute-plan.ts';

type Plan = Pick<AttributePlan, 'attributes' | 'namevar' | 'defaults'>;

/** One attribute that is given. */
export interface Slot {
  /** Undefined for what the type does not know. */
  readonly planned: PlannedAttribute | undefined;
  readonly name: string;
  /** Which of the source's values it has. */
  readonly at: number;
}

export interface AttributeLayout {
  /** In the order in which Puppet sets them; what the type does not know comes last. */
  readonly slots: readonly Slot[];
  /** Of the type's defaults that must be worked out for each resource those that are not given. */
  readonly defaults: readonly PlannedAttribute[];
  /** How many attributes a resource of this layout had in the end, at most. */
  room: number;
}

/** Layouts by rows of names: each name leads one step further. */
export class LayoutTree {
  readonly #plan: Plan;
  readonly #names: readonly string[];
  readonly #next = new Map<string, LayoutTree>();
  /** The name that came last, and where it led: mostly it comes again. */
  #lastName: string | undefined;
  #last: LayoutTree | undefined;
  #layout: AttributeLayout | undefined;

  constructor(plan: Plan, names: readonly string[] = []) {
    this.#plan = plan;
    this.#names = names;
  }

  after(name: string): LayoutTree {
    if (name === this.#lastName && this.#last !== undefined) return this.#last;
    let next = this.#next.get(name);
    if (next === undefined) {
      // Catalogs from elsewhere may bring any number of rows: then they are not remembered.
      next = new LayoutTree(this.#plan, [...this.#names, name]);
      if (this.#next.size < MOST_BRANCHES) this.#next.set(name, next);
    }
    this.#lastName = name;
    this.#last = next;
    return next;
  }

  /** The layout of a row that ends here. */
  get layout(): AttributeLayout {
    this.#layout ??= layoutOf(this.#names, this.#plan);
    return this.#layout;
  }
}

const MOST_BRANCHES = 200;

/** Of two values of one name the later counts, in the place of the earlier. */
function layoutOf(names: readonly string[], { attributes, namevar, defaults }: Plan): AttributeLayout {
  const slots = new Map<string, Slot>();
  for (const [at, given] of names.entries()) {
    const name = given === 'name' ? (namevar ?? given) : given;
    slots.set(name, { name, planned: attributes.get(name), at });
  }
  const rank = ({ planned }: Slot): number => planned?.rank ?? Infinity;
  return {
    // Two of no rank stay in their order: a difference of infinities is no number.
    slots: [...slots.values()].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b))),
    defaults: defaults.filter(({ definition }) => !slots.has(definition.name)),
    room: slots.size,
  };
}

import { scopeIssues } from '../../diagnostics/issues/evaluation.ts';
import { type ErrorPlace, PuppetError } from '../../diagnostics/puppet-error.ts';
import type { Value } from '../../values/value.ts';
import {
  existsInFrames,
  type Frame,
  isNumericName,
  type LocalFrame,
  lookupInFrames,
  MISSING,
  type Missing,
  type ParameterFrame,
  variablesInFrames,
} from './frames.ts';
import { Names, VariableTable } from './variable-table.ts';

interface ScopeResource {
  readonly type: string;
  readonly title: string;
}

export type ScopeKind = 'top' | 'node' | 'class' | 'define';

interface ScopeOptions {
  readonly kind: ScopeKind;
  /**
   * Scope that declared the class first, or that declared the define's instance. Resource defaults are inherited from
   * this scope.
   */
  readonly parent?: Scope | undefined;
  /** Scope of the parent class, if there is one. Variables are searched in it before the enclosing scope. */
  readonly inherited?: Scope | undefined;
  /** Name of the class, define or node in lower case. Empty for the top scope. */
  readonly name?: string;
  readonly moduleName?: string | undefined;
  readonly resource?: ScopeResource | undefined;
}

/** Variables that always exist. Their value is undef until it is set. */
const BUILT_IN_VARIABLES: ReadonlySet<string> = new Set(['module_name', 'caller_module_name']);
/** Variables that only the compiler can set, with `setPrivileged`. */
export const RESERVED_VARIABLES: ReadonlySet<string> = new Set(['trusted', 'facts', 'server_facts']);

/** Throws if one of these names is reserved, such as `facts`. */
export function requireAssignable(names: Iterable<string>, place?: ErrorPlace): void {
  for (const name of names)
    if (RESERVED_VARIABLES.has(name))
      throw new PuppetError(scopeIssues.reservedVariable({ name }), place, 'Puppet::ParseError');
}

const NO_VARIABLES: LocalFrame = { kind: 'local', below: undefined, variables: new VariableTable(new Names()) };

/**
 * Scope of variables. The top scope, the node, each class and each instance of a define have one. Lambdas, functions
 * and templates push frames on the current scope instead, as in Puppet's `Puppet::Parser::Scope`.
 */
export class Scope {
  readonly kind: ScopeKind;
  readonly parent: Scope | undefined;
  readonly inherited: Scope | undefined;
  readonly name: string;
  readonly moduleName: string | undefined;
  /** Resource whose code runs in the scope, such as `Class[main]` for the top scope. Set as soon as it is known. */
  resource: ScopeResource | undefined;
  /**
   * The node scope or top scope directly above this scope. A class does not see variables of the code that includes it.
   */
  readonly enclosing: Scope | undefined;
  /**
   * Empty list of variable names, from which the lists of all frames in a compilation are built. Frames with the same
   * names therefore share one list.
   */
  readonly noNames: Names;
  #own: LocalFrame;
  #top: Frame;

  constructor(options: ScopeOptions) {
    this.kind = options.kind;
    this.parent = options.parent;
    this.inherited = options.inherited;
    this.name = options.name ?? '';
    this.moduleName = options.moduleName;
    this.resource = options.resource;
    const { parent } = options;
    this.enclosing = parent?.kind === 'top' || parent?.kind === 'node' ? parent : parent?.enclosing;
    this.noNames = parent?.noNames ?? new Names();
    this.#own = { kind: 'local', below: undefined, variables: new VariableTable(this.noNames) };
    this.#top = this.#own;
  }

  /** Scope in which the search for a variable continues: the parent class, or else the enclosing scope. */
  get #next(): Scope | undefined {
    return this.inherited ?? this.enclosing;
  }

  /** The nearest node scope or top scope. May be this scope itself. */
  get global(): Scope {
    if (this.kind === 'top' || this.kind === 'node') return this;
    return this.#next?.global ?? this;
  }

  get top(): Scope {
    return this.parent?.top ?? this;
  }

  /** Reads an unqualified variable from the frames, then from the parent class, then from the enclosing scope. */
  lookup(name: string): Value | Missing {
    const value = lookupInFrames(this.#top, name);
    if (value !== MISSING) return value;
    const next = this.#next;
    if (next !== undefined) return next.lookup(name);
    return BUILT_IN_VARIABLES.has(name) || isNumericName(name) ? undefined : MISSING;
  }

  /** Reads a variable of exactly this scope, as for `$ntp::servers`. Does not search parent classes. */
  lookupOwn(name: string): Value | Missing {
    return lookupInFrames(this.#top, name);
  }

  /** Reads a variable from the bottom frame, as for `$::x`. */
  lookupTop(name: string): Value | Missing {
    return this.#own.variables.get(name);
  }

  /** True if an unqualified name refers to a variable that is visible in this scope, even if its value is undef. */
  exists(name: string): boolean {
    return existsInFrames(this.#top, name) || this.#next?.exists(name) === true || BUILT_IN_VARIABLES.has(name);
  }

  /** True if an assignment in this scope would assign an existing variable again. */
  isBound(name: string): boolean {
    const frame = this.#assignable();
    if (frame.kind === 'local') return frame.variables.has(name);
    return frame.names.includes(name) || frame.values.has(name);
  }

  /**
   * Assigns a variable in the innermost frame. Throws for names that cannot be assigned. The evaluator checks this
   * before the call, to report a more precise location.
   */
  set(name: string, value: Value, place?: ErrorPlace): void {
    if (isNumericName(name)) throw new PuppetError(scopeIssues.numericVariable({ name }), place, 'Puppet::ParseError');
    requireAssignable([name], place);
    if (this.isBound(name)) throw new PuppetError(scopeIssues.reassignment({ name }), place, 'Puppet::ParseError');
    const frame = this.#assignable();
    if (frame.kind === 'parameters') {
      if (frame.readOnly) throw new PuppetError(scopeIssues.assignmentInParameters({ name }), place, 'Puppet::Error');
      frame.values.set(name, value);
    } else frame.variables.set(name, value);
  }

  /** Replaces the value of a visible variable in the scope that declares it. */
  replace(name: string, value: Value): void {
    if (this.#own.variables.has(name)) this.#own.variables.set(name, value);
    else this.#next?.replace(name, value);
  }

  /**
   * Sets a variable in the bottom frame without checks. Used for variables that the compiler provides, such as facts,
   * `trusted` and `title`.
   */
  setPrivileged(name: string, value: Value): void {
    this.#own.variables.set(name, value);
  }

  /**
   * Releases the variables after the code of a define's instance was evaluated. No code can read them any more, and
   * there can be thousands of instances.
   */
  close(): void {
    this.#own = this.#top = NO_VARIABLES;
  }

  /**
   * Returns all variables that are visible by unqualified names, like Puppet's `Scope#to_hash`. A variable with the
   * value undef hides an outer variable of the same name, but is itself included only if `withUndef` is true.
   */
  variables({ isOwn = false, withUndef = false }: { isOwn?: boolean; withUndef?: boolean } = {}): Map<string, Value> {
    const all = isOwn ? new Map<string, Value>() : (this.enclosing?.variables() ?? new Map<string, Value>());
    if (!isOwn) for (const [name, value] of this.inherited?.variables() ?? []) all.set(name, value);
    for (const [name, value] of variablesInFrames(this.#top)) {
      if (value === undefined && !withUndef) all.delete(name);
      else all.set(name, value);
    }
    return all;
  }

  get ownNames(): Iterable<string> {
    return this.#own.variables.names;
  }

  /**
   * Returns the innermost frame, to be passed to `reset`. `mark` and `reset` replace `guarded` where an extra call per
   * level of recursion would use too much of a worker's small stack.
   */
  mark(): Frame {
    return this.#top;
  }
  /** Removes all frames that were pushed after `mark`. Call it in a `finally` block. */
  reset(mark: Frame): void {
    this.#top = mark;
  }
  pushLocals(variables: VariableTable): void {
    this.#top = { kind: 'local', below: this.#top, variables };
  }
  /** Hides all frames except the bottom one, until `reset`. */
  hideFrames(): void {
    this.#top = this.#own;
  }

  /** Runs a function, and removes the frames that it pushed, even if it throws. Used for conditionals and matches. */
  guarded<T>(run: () => T): T {
    const saved = this.#top;
    try {
      return run();
    } finally {
      this.#top = saved;
    }
  }

  /**
   * Runs a function that sees only the scope's own variables. Used for functions in the Puppet language and for `epp`.
   */
  withoutFrames<T>(run: () => T): T {
    return this.guarded(() => {
      this.#top = this.#own;
      return run();
    });
  }

  /** Runs a function that computes the values of parameters and stores them in `frame.values`. */
  withParameters<T>(callee: string, names: readonly string[], run: (frame: ParameterFrame) => T): T {
    return this.guarded(() => {
      const frame: ParameterFrame = {
        kind: 'parameters',
        below: this.#top,
        callee,
        names,
        values: new VariableTable(this.noNames),
        readOnly: false,
      };
      this.#top = frame;
      return run(frame);
    });
  }

  /** Stores the captures of a successful match until the current frame ends. */
  setMatch(captures: readonly (string | undefined)[]): void {
    this.#top = { kind: 'match', below: this.#top, captures };
  }

  toString(): string {
    return this.resource === undefined ? 'Scope()' : `Scope(${this.resource.type}[${this.resource.title}])`;
  }

  #assignable(): LocalFrame | ParameterFrame {
    let frame = this.#top;
    while (frame.kind === 'match') frame = frame.below;
    return frame;
  }
}

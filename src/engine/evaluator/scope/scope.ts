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

/** The catalog's resource that a scope belongs to, as far as the evaluator needs it: log lines name it. */
interface ScopeResource {
  readonly type: string;
  readonly title: string;
}

export type ScopeKind = 'top' | 'node' | 'class' | 'define';

interface ScopeOptions {
  readonly kind: ScopeKind;
  /** The scope from which the class or define was first declared; resource defaults come from there. */
  readonly parent?: Scope | undefined;
  /** For a class that inherits: the scope of its parent class, searched before the enclosing scope. */
  readonly inherited?: Scope | undefined;
  /** The lower-case name of the class, define or node; `''` for the top scope. */
  readonly name?: string;
  readonly moduleName?: string | undefined;
  readonly resource?: ScopeResource | undefined;
}

/** Always there, with `undef` where nothing set them. */
const BUILT_IN_VARIABLES: ReadonlySet<string> = new Set(['module_name', 'caller_module_name']);
/** Set by the compiler alone, with `setPrivileged`. */
const RESERVED_VARIABLES: ReadonlySet<string> = new Set(['trusted', 'facts', 'server_facts']);

const NO_VARIABLES: LocalFrame = { kind: 'local', below: undefined, variables: new VariableTable(new Names()) };

/**
 * Where variables live: one for the top scope, the node, each class and each instance of a define. Lambdas, functions and
 * templates have none of their own: they put frames on the scope in which they run, as Puppet's `Puppet::Parser::Scope` does.
 */
export class Scope {
  readonly kind: ScopeKind;
  readonly parent: Scope | undefined;
  readonly inherited: Scope | undefined;
  readonly name: string;
  readonly moduleName: string | undefined;
  /** Set once the resource is known; the top scope gets `Class[main]`. */
  resource: ScopeResource | undefined;
  /** The node's scope or the top scope, whichever is next above; classes see no variables of who includes them. */
  readonly enclosing: Scope | undefined;
  /** Where the lists of names begin that all frames of a compilation share. */
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

  /** Where variables are looked for after this scope: the parent class, else the enclosing scope. */
  get #next(): Scope | undefined {
    return this.inherited ?? this.enclosing;
  }

  /** This scope, or the next one above, that is the node's or the top. */
  get global(): Scope {
    if (this.kind === 'top' || this.kind === 'node') return this;
    return this.#next?.global ?? this;
  }

  /** The top scope. */
  get top(): Scope {
    return this.parent?.top ?? this;
  }

  /** Reads an unqualified variable: frames, then the parent class, then the enclosing scope. */
  lookup(name: string): Value | Missing {
    const value = lookupInFrames(this.#top, name);
    if (value !== MISSING) return value;
    const next = this.#next;
    if (next !== undefined) return next.lookup(name);
    return BUILT_IN_VARIABLES.has(name) || isNumericName(name) ? undefined : MISSING;
  }

  /** Reads a variable of this very scope (for `$ntp::servers`); parent classes are not searched. */
  lookupOwn(name: string): Value | Missing {
    return lookupInFrames(this.#top, name);
  }

  /** Reads a variable of the scope itself, below all frames (for `$::x` of the top scope). */
  lookupTop(name: string): Value | Missing {
    return this.#own.variables.get(name);
  }

  /** Whether an unqualified variable can be read here, with any value. */
  exists(name: string): boolean {
    return existsInFrames(this.#top, name) || this.#next?.exists(name) === true || BUILT_IN_VARIABLES.has(name);
  }

  /** Whether the innermost frame that takes assignments has this variable, so that assigning would be a reassignment. */
  isBound(name: string): boolean {
    const frame = this.#assignable();
    if (frame.kind === 'local') return frame.variables.has(name);
    return frame.names.includes(name) || frame.values.has(name);
  }

  /**
   * Assigns in the innermost frame. The evaluator has checked `isBound` and reserved names with better places; the errors
   * here are for other callers.
   */
  set(name: string, value: Value, place?: ErrorPlace): void {
    if (isNumericName(name)) throw new PuppetError(scopeIssues.numericVariable({ name }), place, 'Puppet::ParseError');
    if (RESERVED_VARIABLES.has(name))
      throw new PuppetError(scopeIssues.reservedVariable({ name }), place, 'Puppet::ParseError');
    if (this.isBound(name)) throw new PuppetError(scopeIssues.reassignment({ name }), place, 'Puppet::ParseError');
    const frame = this.#assignable();
    if (frame.kind === 'parameters') {
      if (frame.readOnly) throw new PuppetError(scopeIssues.assignmentInParameters({ name }), place, 'Puppet::Error');
      frame.values.set(name, value);
    } else frame.variables.set(name, value);
  }

  /** Gives a variable that can be read here another value, in the scope that has it. */
  replace(name: string, value: Value): void {
    if (this.#own.variables.has(name)) this.#own.variables.set(name, value);
    else this.#next?.replace(name, value);
  }

  /** Sets a variable of the scope itself, past all checks: facts, `trusted`, `title`, what the compiler provides. */
  setPrivileged(name: string, value: Value): void {
    this.#own.variables.set(name, value);
  }

  /**
   * Lets go of the variables. For an instance of a define whose code has run: nothing can read them any more, and there are very
   * many such scopes.
   */
  close(): void {
    this.#own = this.#top = NO_VARIABLES;
  }

  /**
   * All variables that can be read here by unqualified names, as Puppet's `Scope#to_hash` lists them: a variable that is undef hides one
   * of its name further out and is left out itself, unless `withUndef` is given.
   * @param options.isOwn leaves out the scopes around this one
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

  /** The names of the scope's own variables, for those who list them. */
  get ownNames(): Iterable<string> {
    return this.#own.variables.names;
  }

  /**
   * The innermost frame as it is, for `reset`. These two do what `guarded` does without calls of their own: each level of
   * recursion in a manifest costs stack, and there is not much of it in a worker.
   */
  mark(): Frame {
    return this.#top;
  }
  /** Takes off all frames put on since `mark`; call it in a `finally`. */
  reset(mark: Frame): void {
    this.#top = mark;
  }
  /** Puts local variables on top, until `reset`. */
  pushLocals(variables: VariableTable): void {
    this.#top = { kind: 'local', below: this.#top, variables };
  }
  /** Puts only the scope's own variables in sight, until `reset`. */
  hideFrames(): void {
    this.#top = this.#own;
  }

  /** Runs with whatever frames `run` adds taken off at the end, also when it throws: conditionals, matches. */
  guarded<T>(run: () => T): T {
    const saved = this.#top;
    try {
      return run();
    } finally {
      this.#top = saved;
    }
  }

  /** Runs with only the scope's own variables in sight: functions of the Puppet language, `epp`. */
  withoutFrames<T>(run: () => T): T {
    return this.guarded(() => {
      this.#top = this.#own;
      return run();
    });
  }

  /** Runs while the values of parameters are found; `run` fills `frame.values`. */
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

  /** Keeps what a successful match captured, until the frame in which it happened ends. */
  setMatch(captures: readonly (string | undefined)[]): void {
    this.#top = { kind: 'match', below: this.#top, captures };
  }

  /** `Scope(Class[main])`, the source of log lines. */
  toString(): string {
    return this.resource === undefined ? 'Scope()' : `Scope(${this.resource.type}[${this.resource.title}])`;
  }

  #assignable(): LocalFrame | ParameterFrame {
    let frame = this.#top;
    while (frame.kind === 'match') frame = frame.below;
    return frame;
  }
}

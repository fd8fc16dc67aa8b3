/** Reads path expressions (https://github.com/hercules-team/augeas/wiki/Path-expressions). */
import { AugeasError } from '../tree.ts';

export type PathExpression =
  | { readonly kind: 'literal'; readonly value: string | number }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly PathExpression[] }
  | { readonly kind: 'binary'; readonly operator: string; readonly operands: readonly [PathExpression, PathExpression] }
  | PathSteps;

/** Steps that start from the nodes of `start`, or from the current node if there is no `start`. */
export interface PathSteps {
  readonly kind: 'path';
  readonly start?: PathExpression;
  readonly predicates: readonly PathExpression[];
  readonly steps: readonly Step[];
}

const AXES =
  'self child seq descendant-or-self descendant parent ancestor root preceding-sibling following-sibling'.split(' ');

export interface Step {
  readonly axis: string;
  /** Label that a node must have. Absent if any label matches. */
  readonly name?: string;
  readonly predicates: readonly PathExpression[];
}

const LONGEST = 2000;

const ROOT: Step = { axis: 'root', predicates: [] };
const ANYWHERE: Step = { axis: 'descendant-or-self', predicates: [] };

/** Binary operators from the weakest to the strongest. */
const OPERATORS = [/else\b/y, /or\b/y, /and\b/y, /=~|!~|!=|=/y, /<=|>=|<|>/y, /[+-]/y, /\*/y, /\|/y];

const NAME = /(?:(?! (?:or|and|else) )(?:\\[^]|[^\][|/=()!,\\]))+/y;

class PathParser {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  parse(): PathExpression {
    const expression = this.#expression();
    this.#take(/\s*/y);
    if (this.#at < this.#source.length) throw this.#invalid();
    return expression;
  }

  #invalid(): AugeasError {
    return new AugeasError(`Invalid path expression at character ${this.#at}: ${this.#source}`);
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  #token(pattern: RegExp): string | undefined {
    const start = this.#at;
    this.#take(/\s*/y);
    const found = this.#take(pattern);
    if (found === undefined) this.#at = start;
    return found;
  }

  #expression(level = 0): PathExpression {
    const pattern = OPERATORS[level];
    if (pattern === undefined) return this.#path();
    let left = this.#expression(level + 1);
    for (let operator = this.#token(pattern); operator !== undefined; operator = this.#token(pattern))
      left = { kind: 'binary', operator, operands: [left, this.#expression(level + 1)] };
    return left;
  }

  #path(): PathExpression {
    this.#take(/\s*/y);
    const start = this.#primary();
    if (start === undefined) {
      const slashes = this.#take(/\/\/?\s*/y)?.trim();
      if (slashes === undefined) return { kind: 'path', predicates: [], steps: this.#steps() };
      if (slashes === '/' && this.#at === this.#source.length) return { kind: 'path', predicates: [], steps: [ROOT] };
      const first = slashes === '/' ? [ROOT] : [ROOT, ANYWHERE];
      return { kind: 'path', predicates: [], steps: [...first, ...this.#steps()] };
    }
    const predicates = this.#predicates();
    const slashes = this.#token(/\/\/?/y);
    if (slashes === undefined) return predicates.length === 0 ? start : { kind: 'path', start, predicates, steps: [] };
    return { kind: 'path', start, predicates, steps: [...(slashes === '/' ? [] : [ANYWHERE]), ...this.#steps()] };
  }

  #primary(): PathExpression | undefined {
    const quoted = this.#take(/"[^"]*"|'[^']*'/y);
    if (quoted !== undefined) return { kind: 'literal', value: quoted.slice(1, -1) };
    const digits = this.#take(/\d+/y);
    if (digits !== undefined) return { kind: 'literal', value: Number(digits) };
    const variable = this.#take(/\$[A-Za-z_]\w*/y);
    if (variable !== undefined) return { kind: 'variable', name: variable.slice(1) };
    const call = this.#take(/[A-Za-z]*\s*\(/y);
    if (call === undefined) return undefined;
    const name = call.slice(0, -1).trim();
    const args: PathExpression[] = [];
    for (let end = this.#token(/\)/y); end !== ')'; end = this.#token(/[,)]/y)) {
      if (end === undefined && args.length > 0) throw this.#invalid();
      args.push(this.#expression());
    }
    return name === '' ? args[0] : { kind: 'call', name, args };
  }

  #predicates(): readonly PathExpression[] {
    const predicates: PathExpression[] = [];
    while (this.#token(/\[/y)) {
      predicates.push(this.#expression());
      if (this.#token(/\]/y) === undefined) throw this.#invalid();
    }
    return predicates;
  }

  #steps(): readonly Step[] {
    const steps = [this.#step()];
    for (let slashes = this.#token(/\/\/?/y); slashes !== undefined; slashes = this.#token(/\/\/?/y)) {
      if (slashes === '//') steps.push(ANYWHERE);
      steps.push(this.#step());
    }
    return steps;
  }

  #step(): Step {
    this.#take(/\s*/y);
    const axis = AXES.find((each) => this.#source.startsWith(`${each}::`, this.#at));
    if (axis !== undefined) this.#at += axis.length + 2;
    if (this.#take(/\*/y)) return { axis: axis ?? 'child', predicates: this.#predicates() };
    const written = this.#take(NAME);
    if (written === undefined) throw this.#invalid();
    // White space at the end is not part of the name unless it is escaped.
    const name = written.replace(/(\\[^])?\s+$/, '$1').replace(/\\([^])/g, '$1');
    if (axis === undefined && (name === '.' || name === '..'))
      return { axis: name === '.' ? 'self' : 'parent', predicates: this.#predicates() };
    return { axis: axis ?? 'child', name, predicates: this.#predicates() };
  }
}

export function parsePath(source: string): PathExpression {
  if (source.length > LONGEST) throw new AugeasError('The path expression is too long');
  return new PathParser(source).parse();
}

/**
 * Ruby during a compilation: values that Ruby knows by number, calls in progress, and the conversion of Ruby's errors
 * to Puppet's.
 */
import { TypeFailure } from '../../resource-types/failure.ts';
import type { Closure } from '../../evaluator/calls/closure.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import type { CompilationForRuby } from '../../evaluator/ruby-code.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import { isArray, type Value } from '../../values/value.ts';
import type { Json } from '../machine/json.ts';
import type { RubySession } from '../session.ts';
import { fromFrame, NumberedValues } from '../values/frames.ts';
import { toPuppetError } from './errors.ts';
import { toText } from '../values/json.ts';

export class CompilingRuby {
  readonly session: RubySession;
  readonly scopes = new NumberedValues<Scope>();
  readonly lambdas = new NumberedValues<Closure>();
  #compilation: CompilationForRuby | undefined;
  readonly #calls: CallContext[] = [];

  constructor(session: RubySession) {
    this.session = session;
  }

  begin(compilation: CompilationForRuby): void {
    this.#compilation = compilation;
  }

  get compilation(): CompilationForRuby {
    if (this.#compilation === undefined) throw new TypeFailure('Only a compilation knows that, and none is under way');
    return this.#compilation;
  }

  get context(): CallContext {
    const { evaluator, topScope: scope } = this.compilation;
    return this.#calls.at(-1) ?? { evaluator, scope, place: {}, block: undefined };
  }

  /** Calls a method of `Bunraku::Api` for a call in a manifest. Throws a `PuppetError` for an exception in Ruby. */
  call(context: CallContext, method: string, ...args: readonly Json[]): Json {
    this.#calls.push(context);
    try {
      return this.session.call(method, ...args);
    } catch (thrown) {
      throw toPuppetError(thrown, this.session.absentFile);
    } finally {
      this.#calls.pop();
    }
  }

  answer(name: string, handler: (...args: readonly Json[]) => Json): void {
    this.session.answer(name, handler);
  }

  encode(value: Value): Json {
    return this.session.encode(value);
  }

  decode(frame: Json | undefined): Value {
    return this.session.decode(frame ?? null);
  }

  /** Decodes the result of a function, in which objects of Ruby remain what they are. */
  decodeResult(frame: Json): Value {
    return fromFrame(frame, this.session.held, true);
  }

  decodeList(frame: Json | undefined): readonly Value[] {
    // A list that contains symbols has its own frame, which must be decoded.
    const list = this.decode(frame);
    return isArray(list) ? list : [];
  }

  scope(number: Json | undefined): Scope {
    const scope = this.scopes.get(Number(number));
    if (scope === undefined) throw new Error(`Ruby has no scope ${toText(number)}`);
    return scope;
  }
}

/**
 * State of Ruby during a compilation: the values that Ruby identifies by number, and the calls in progress. Converts
 * Ruby's errors to Puppet's.
 */
import { TypeFailure } from '../../resource-types/failure.ts';
import type { Closure } from '../../evaluator/calls/closure.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import type { CompilationForRuby } from '../../evaluator/ruby-code.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import { isArray, type Value } from '../../values/value.ts';
import type { Json } from '../machine/json.ts';
import { RubyError } from '../machine/ruby-error.ts';
import { machinePath } from '../project-files.ts';
import type { RubySession } from '../session.ts';
import { fromFrame, NumberedValues } from '../values/frames.ts';
import { readAnswers } from './answers.ts';
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
      throw toPuppetError(thrown, { absentFile: this.session.absentFile });
    } finally {
      this.#calls.pop();
    }
  }

  /**
   * Calls a method of `Bunraku::Api` for a function. If the function fails because it needs a real server, returns the
   * result that the project defines for it (`answers.ts`).
   */
  callFunction(context: CallContext, method: string, name: string, ...args: readonly Json[]): Json {
    this.#calls.push(context);
    try {
      return this.session.call(method, name, ...args);
    } catch (thrown) {
      const answer = this.#answerFor(name, thrown);
      if (answer === undefined) throw this.#errorOfFunction(name, thrown);
      return this.encode(answer.value);
    } finally {
      this.#calls.pop();
    }
  }

  /**
   * Loads the file of a function. If the file needs a real server, returns the result that the project defines for the
   * function (`answers.ts`).
   */
  loadFunction(name: string, method: string, path: string): { readonly loaded: Json } | { readonly value: Value } {
    this.#calls.push(this.context);
    try {
      return { loaded: this.session.call(method, machinePath(path), name) };
    } catch (thrown) {
      const answer = this.#answerFor(name, thrown);
      if (answer === undefined) throw this.#errorOfFunction(name, thrown);
      return answer;
    } finally {
      this.#calls.pop();
    }
  }

  #answerFor(name: string, thrown: unknown): { readonly value: Value } | undefined {
    if (!(thrown instanceof RubyError) || thrown.exception.outside !== true) return undefined;
    this.#answers ??= readAnswers(this.session.options.files);
    return this.#answers.has(name) ? { value: this.#answers.get(name) } : undefined;
  }

  #answers: ReadonlyMap<string, Value> | undefined;

  #errorOfFunction(name: string, thrown: unknown): unknown {
    return toPuppetError(thrown, { absentFile: this.session.absentFile, calledFunction: name });
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

  /** Decodes the result of a function. Objects of Ruby stay objects; they do not become strings. */
  decodeResult(frame: Json): Value {
    return fromFrame(frame, this.session.held, true);
  }

  decodeList(frame: Json | undefined): readonly Value[] {
    // A list that contains symbols is encoded as an object, which must be decoded.
    const list = this.decode(frame);
    return isArray(list) ? list : [];
  }

  scope(number: Json | undefined): Scope {
    const scope = this.scopes.get(Number(number));
    if (scope === undefined) throw new Error(`Ruby has no scope ${toText(number)}`);
    return scope;
  }
}

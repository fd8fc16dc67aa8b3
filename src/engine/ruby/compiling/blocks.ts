/** Calls between Ruby and Puppet: Ruby calls lambdas and functions of manifests, and functions call Ruby blocks. */
import { allocate } from '../../budget/meter.ts';
import { Closure } from '../../evaluator/calls/closure.ts';
import type { Evaluator } from '../../evaluator/evaluator.ts';
import { findMethod, readMember } from '../../evaluator/objects.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import { getFileData } from '../../hiera/context.ts';
import type { Parameter } from '../../syntax/ast.ts';
import { IteratorValue, type Value } from '../../values/value.ts';
import type { Json } from '../machine/json.ts';
import type { CompilingRuby } from './compiling-ruby.ts';
import { isList, isObject, toText } from '../values/json.ts';

/** Encodes the lambda of a call for Ruby: its number, and its parameters in the form of Ruby's `Proc#parameters`. */
export function lambdaFrame(ruby: CompilingRuby, lambda: Closure | undefined): Json {
  if (lambda === undefined) return null;
  return { n: ruby.lambdas.hold(lambda), p: lambda.model.parameters.map((each) => [toRubyKind(each), each.name]) };
}

function toRubyKind({ capturesRest, value }: Parameter): string {
  if (capturesRest) return 'rest';
  return value === undefined ? 'req' : 'opt';
}

class RubyBlock extends Closure {
  readonly #ruby: CompilingRuby;
  readonly #number: number;

  constructor(ruby: CompilingRuby, scope: Scope, frame: { readonly [key: string]: Json }) {
    const evaluator: Evaluator = ruby.context.evaluator;
    const { r, p } = frame;
    const parameters = isList(p) ? p.flatMap((each) => (isList(each) ? [toParameter(each)] : [])) : [];
    super(evaluator, { parameters, returnType: undefined, body: NOTHING }, scope, evaluator.source);
    this.#ruby = ruby;
    this.#number = Number(r);
  }

  override call(args: readonly Value[]): Value {
    const { session, context } = this.#ruby;
    return session.decode(
      this.#ruby.call(
        context,
        'call_block',
        this.#number,
        args.map((each) => session.encode(each)),
      ),
    );
  }
}

/** Number of bytes that a value of an iterator counts for in the memory budget. */
const ENTRY = 80;

/** Span of the syntax nodes that represent a Ruby block, which has no source in a manifest. */
const NOWHERE = { offset: 0, length: 0 };
const NOTHING = { kind: 'LiteralUndef', ...NOWHERE } as const;

function toParameter([kind, name]: readonly Json[]): Parameter {
  return {
    kind: 'Parameter',
    ...NOWHERE,
    name: toText(name),
    nameSpan: NOWHERE,
    type: undefined,
    value: kind === 'opt' || kind === 'key' ? NOTHING : undefined,
    capturesRest: kind === 'rest',
  };
}

function toBlock(ruby: CompilingRuby, scope: Scope, frame: Json | undefined): Closure | undefined {
  if (!isObject(frame)) return undefined;
  return 'm' in frame ? ruby.lambdas.get(Number(frame['m'])) : new RubyBlock(ruby, scope, frame);
}

export function answerBlockRequests(ruby: CompilingRuby): void {
  ruby.answer('block_call', (number, args) => {
    const lambda = ruby.lambdas.get(Number(number));
    if (lambda === undefined) throw new Error(`Ruby has no lambda ${toText(number)}`);
    return ruby.encode(lambda.call(ruby.decodeList(args)));
  });
  ruby.answer('object_has', (number, name) => {
    const object = ruby.session.held.get(Number(number));
    return findMethod(object, toText(name)) !== undefined || readMember(object, toText(name)) !== undefined;
  });
  ruby.answer('object_member', (number, name, args, block) => {
    const object = ruby.session.held.get(Number(number));
    const { context } = ruby;
    const method = findMethod(object, toText(name));
    if (method !== undefined) {
      const given = { ...context, block: toBlock(ruby, context.scope, block) };
      return [true, ruby.encode(method(given, ruby.decodeList(args)))];
    }
    const member = readMember(object, toText(name));
    return member === undefined ? [false, null] : [true, ruby.encode(member.value)];
  });
  ruby.answer('iterator_values', (number) => {
    const iterator = ruby.session.held.get(Number(number));
    if (!(iterator instanceof IteratorValue)) return [];
    const values: Value[] = [];
    for (const value of iterator.values()) {
      allocate(ENTRY);
      values.push(value);
    }
    return ruby.encode(values);
  });
  ruby.answer('file_data', (number, path) => {
    const data = getFileData(ruby.session.held.get(Number(number)));
    const kept = data?.kept(toText(path));
    if (data === undefined) return null;
    return kept === undefined ? [false, data.text(toText(path))] : [true, ruby.encode(kept())];
  });
  ruby.answer('file_data_kept', (number, path) => {
    const value = (): Value => ruby.session.decode(ruby.call(ruby.context, 'file_data', path ?? null));
    getFileData(ruby.session.held.get(Number(number)))?.keep(toText(path), value);
    return null;
  });
  ruby.answer('function_known', (name) => ruby.context.evaluator.findFunction(toText(name)) !== undefined);
  ruby.answer('function_call', (scopeNumber, name, args, block) => {
    const { evaluator, place } = ruby.context;
    const found = evaluator.findFunction(toText(name));
    if (found === undefined) return [false, null];
    const scope = ruby.scope(scopeNumber);
    const context = { evaluator, scope, place, block: toBlock(ruby, scope, block) };
    return [true, ruby.encode(found.call(context, ruby.decodeList(args)))];
  });
}

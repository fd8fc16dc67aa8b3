/**
 * Data types implemented in Ruby (`lib/puppet/datatypes`). The instances stay in Ruby; the engine has their attributes.
 */
import { giveMethods, type ObjectMethod } from '../../evaluator/objects.ts';
import type { LoadedDataType } from '../../evaluator/ruby-code.ts';
import {
  collectAttributes,
  collectFunctions,
  computeEquality,
  findParent,
} from '../../types/objects/inherited-members.ts';
import { objectSignatures } from '../../types/new/object-signatures.ts';
import type { ObjectType } from '../../types/type.ts';
import { ObjectValue, type ObjectEquality, type Value } from '../../values/value.ts';
import type { Json } from '../machine/json.ts';
import { machinePath } from '../project-files.ts';
import { toList, toObject, toText, toTexts, type JsonObject } from '../values/json.ts';
import { lambdaFrame } from './blocks.ts';
import type { CompilingRuby } from './compiling-ruby.ts';

interface KnownType {
  readonly type: ObjectType;
  readonly methods: readonly string[];
}

export class DataTypeLoader {
  readonly #ruby: CompilingRuby;
  readonly #types = new Map<string, KnownType>();
  readonly #objects = new Map<number, ObjectValue>();

  constructor(ruby: CompilingRuby) {
    this.#ruby = ruby;
    ruby.session.held.readMade = (frame) => this.#readObject(frame);
  }

  load(name: string, path: string): LoadedDataType {
    const ruby = this.#ruby;
    ruby.session.runs(path);
    const loaded = toObject(ruby.call(ruby.context, 'load_data_type', machinePath(path), name));
    const ownName = toText(loaded['name']);
    return {
      name: ownName,
      interface: toText(loaded['interface']),
      implement: (type) => this.#implement(ownName, path, type),
    };
  }

  #implement(name: string, path: string, type: ObjectType): ObjectType {
    const ruby = this.#ruby;
    const attributes = [...collectAttributes(type).values()];
    const { ordered } = objectSignatures(type);
    const names = (kind: string): readonly string[] =>
      attributes.filter((each) => each.kind === kind).map((each) => each.name);
    const constants = attributes.filter(({ kind }) => kind === 'constant');
    const functions = [...collectFunctions(type).keys()];
    const derived = names('derived');
    const parent = findParent(type);
    const members = {
      attributes: ordered.map((each) => each.name),
      given: ordered.map((each) => [each.name, ruby.encode(each.value)]),
      constants: constants.map((each) => [each.name, ruby.encode(each.value)]),
      derived,
      functions,
      parent: parent?.name ?? null,
    };
    ruby.session.runs(path);
    const defined = toObject(ruby.call(ruby.context, 'define_data_type', name, members));
    const implemented = new Set(toTexts(defined['implemented']));
    const made: ObjectType = {
      ...type,
      implementation: {
        takesHash: defined['takes_hash'] === true,
        create: (args) => {
          const frames = args.map((each) => ruby.encode(each));
          return ruby.decode(ruby.call(ruby.context, 'create_data_object', name, frames));
        },
      },
    };
    const named = [...functions, ...derived, ...members.attributes];
    this.#types.set(name, { type: made, methods: named.filter((each) => implemented.has(each)) });
    return made;
  }

  #readObject(frame: JsonObject): Value {
    const number = Number(frame['v']);
    const earlier = this.#objects.get(number);
    if (earlier !== undefined) return earlier;
    const known = this.#types.get(toText(frame['k']));
    if (known === undefined) throw new Error(`Ruby made an instance of ${toText(frame['k'])}, which is not loaded`);
    const { type, methods } = known;
    const attributes = toList(frame['a']).map((each) => {
      const [name, value] = toList(each);
      return [toText(name), this.#ruby.decodeResult(value ?? null)] as const;
    });
    const text = typeof frame['s'] === 'string' ? frame['s'] : undefined;
    const object = new ObjectValue(type, new Map(attributes), readEquality(frame, type), text);
    // Attributes are read without calling Ruby. `object.attributes` lacks those that the Ruby class cannot read.
    const called = methods.filter((name) => !object.attributes.has(name));
    giveMethods(object, new Map(called.map((name) => [name, this.#method(number, name)])));
    this.#objects.set(number, object);
    this.#ruby.session.held.keepMade(object, number);
    return object;
  }

  #method(number: number, name: string): ObjectMethod {
    const ruby = this.#ruby;
    return (context, args) => {
      const frames: readonly Json[] = args.map((each) => ruby.encode(each));
      return ruby.decodeResult(
        ruby.call(context, 'call_data_object', number, name, frames, lambdaFrame(ruby, context.block)),
      );
    };
  }
}

/** Returns how instances are compared: by the hash that the class computes, by identity, or as the type declares. */
function readEquality({ h: hash, k: name }: JsonObject, type: ObjectType): ObjectEquality {
  if (typeof hash === 'string') return { key: `${toText(name)} ${hash}` };
  return hash === false ? 'identity' : computeEquality(type);
}

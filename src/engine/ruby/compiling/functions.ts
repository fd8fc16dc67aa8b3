import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { acceptsCall } from '../../evaluator/calls/accepts-call.ts';
import { argumentError } from '../../evaluator/errors.ts';
import type { CallContext, FunctionSignature, PuppetFunction } from '../../evaluator/calls/function.ts';
import { nameResolver } from '../../evaluator/type-names.ts';
import type { RubyFunctionOrigin } from '../../evaluator/ruby-code.ts';
import { legacyArguments } from '../../functions/legacy.ts';
import { getFileData } from '../../hiera/context.ts';
import {
  localTypeResolver,
  createSignature,
  type SignatureParameter,
  toCount,
  type TypeReader,
} from '../../functions/signature.ts';
import { assertInstance } from '../../types/assert.ts';
import { anyType } from '../../types/factory.ts';
import { describeSignatures, inferArguments } from '../../types/mismatch/mismatch.ts';
import type { Type } from '../../types/type.ts';
import { isHash, isType, PuppetHash, type Value } from '../../values/value.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { Json } from '../machine/json.ts';
import { machinePath } from '../project-files.ts';
import { lambdaFrame } from './blocks.ts';
import type { CompilingRuby } from './compiling-ruby.ts';
import { isList, isObject, toText } from '../values/json.ts';

/** Puppet's own functions of the Puppet 3 API. Ruby code calls them as methods of a scope. */
const LEGACY_CORE: ReadonlySet<string> = new Set(
  (
    'alert contain create_resources crit debug digest emerg err fail file fqdn_rand generate include info inline_template md5 ' +
    'notice realize require scanf sha1 sha256 shellquote sprintf tag tagged template versioncmp warning'
  ).split(' '),
);

/**
 * Functions that are no longer in the Puppet 3 API. Calling one from Ruby raises an error that names the replacement.
 */
const MOVED: ReadonlySet<string> = new Set(
  (
    'assert_type binary_file break defined dig each epp filter find_file hiera hiera_array hiera_hash hiera_include inline_epp ' +
    'lest lookup map match new next reduce regsubst return reverse_each slice split step strftime then type with'
  ).split(' '),
);

export class FunctionLoader {
  readonly #ruby: CompilingRuby;
  readonly #legacy = new Map<string, PuppetFunction>();

  constructor(ruby: CompilingRuby) {
    this.#ruby = ruby;
  }

  load(name: string, origin: RubyFunctionOrigin): PuppetFunction {
    return origin.api === '3x' ? this.#loadLegacy(name, origin.path) : this.#loadFunction(name, origin.path);
  }

  handleRequests(): void {
    this.#ruby.answer('legacy_known', (given) => {
      const name = toText(given);
      const { release } = this.#ruby.compilation.evaluator.host;
      if (MOVED.has(name)) return release.has('functions are statements or values') ? 'engine' : 'moved';
      if (LEGACY_CORE.has(name)) return 'engine';
      const { host, functions } = this.#ruby.compilation.evaluator;
      const own = host.functionOrigins(name).find((origin) => origin.kind === 'ruby' && origin.api === '3x');
      if (own?.kind === 'ruby') {
        this.#loadLegacy(name, own.path);
        return 'loaded';
      }
      return functions.findStdlib(name) === undefined ? null : 'engine';
    });
  }

  #loadFunction(name: string, path: string): PuppetFunction {
    this.#ruby.session.runs(path);
    const found = this.#ruby.loadFunction(name, 'load_function', path);
    return 'loaded' in found
      ? new RubyFunction(this.#ruby, name, path, found.loaded)
      : new AnsweredFunction(name, found.value);
  }

  #loadLegacy(name: string, path: string): PuppetFunction {
    let loaded = this.#legacy.get(name);
    if (loaded === undefined) {
      this.#ruby.session.runs(path);
      const found = this.#ruby.loadFunction(name, 'load_legacy_function', path);
      loaded =
        'loaded' in found
          ? new LegacyRubyFunction(this.#ruby, name, path, found.loaded === true)
          : new AnsweredFunction(name, found.value);
      this.#legacy.set(name, loaded);
    }
    return loaded;
  }
}

interface Candidate {
  readonly signature: FunctionSignature;
  readonly method: string;
  readonly refuses: boolean;
}

class RubyFunction implements PuppetFunction {
  readonly name: string;
  readonly #ruby: CompilingRuby;
  readonly #path: string;
  readonly #candidates: readonly Candidate[];
  readonly #overridesCall: boolean;
  /**
   * True while the function's own method `call` runs. If this method calls the inherited method `call`, the engine
   * selects a signature and does not run the function's own `call` again.
   */
  #isInside = false;

  constructor(ruby: CompilingRuby, name: string, path: string, described: Json) {
    this.#ruby = ruby;
    this.name = name;
    this.#path = path;
    this.#candidates = this.#read(described);
    this.#overridesCall = isObject(described) && described['overrides_call'] === true;
  }

  get signatures(): readonly FunctionSignature[] {
    return this.#candidates.flatMap(({ signature, refuses }) => (refuses ? [] : [signature]));
  }

  call(context: CallContext, args: readonly Value[]): Value {
    const isInside = this.#isInside;
    this.#isInside = this.#overridesCall && !isInside;
    try {
      return this.#isInside ? this.#callOverride(context, args) : this.#dispatch(context, args);
    } finally {
      this.#isInside = isInside;
    }
  }

  #callOverride(context: CallContext, args: readonly Value[]): Value {
    const ruby = this.#ruby;
    const given = args.map((each) => ruby.encode(each));
    const block = lambdaFrame(ruby, context.block);
    ruby.session.runs(this.#path);
    const scope = ruby.scopes.hold(context.scope);
    return ruby.decodeResult(ruby.callFunction(context, 'call_function_override', this.name, scope, given, block));
  }

  #dispatch(context: CallContext, args: readonly Value[]): Value {
    const index = this.#candidates.findIndex(({ signature }) => acceptsCall(signature.type, args, context.block));
    const chosen = this.#candidates[index];
    if (chosen === undefined) {
      throw argumentError(describeSignatures(this.name, this.signatures, inferArguments(args, context.block)));
    }
    const ruby = this.#ruby;
    const scope = ruby.scopes.hold(context.scope);
    const block = lambdaFrame(ruby, context.block);
    const given = withPlaceOnMachine(args).map((each) => ruby.encode(each));
    ruby.session.runs(this.#path);
    const result = ruby.decodeResult(
      ruby.callFunction(context, 'call_function', this.name, index, scope, given, block),
    );
    if (chosen.refuses) throw argumentError(`'${this.name}' ${rubyToString(result)}`);
    const { returnType } = chosen.signature.type;
    if (returnType === undefined) return result;
    return assertInstance(`value returned from function '${chosen.method}'`, returnType, result);
  }

  #read(described: Json): readonly Candidate[] {
    if (!isObject(described)) return [];
    const read = this.#typeReader(described['aliases']);
    const typeOf = (frame: Json | undefined): Type => {
      if (typeof frame === 'string') return this.#readType(frame, read);
      const value = this.#ruby.decode(frame);
      return isType(value) ? value.type : anyType;
    };
    const readParameters = (frame: Json | undefined): readonly SignatureParameter[] => {
      if (!isList(frame)) return [];
      const [type, name, count] = frame;
      return [{ type: typeOf(type), name: toText(name), count: toCount(toText(count)) }];
    };
    const dispatches = isList(described['dispatches']) ? described['dispatches'] : [];
    return dispatches.filter(isObject).map((dispatch) => {
      const parameters = isList(dispatch['parameters']) ? dispatch['parameters'] : [];
      const [block] = readParameters(dispatch['block']);
      const { returns = null } = dispatch;
      return {
        signature: createSignature(
          parameters.flatMap(readParameters),
          block,
          returns === null ? undefined : typeOf(returns),
        ),
        method: toText(dispatch['method']),
        refuses: dispatch['refuses'] === true,
      };
    });
  }

  #typeReader(aliases: Json | undefined): TypeReader {
    const local: Record<string, string> = {};
    for (const each of isList(aliases) ? aliases : []) {
      const [, name = '', text = ''] = /^\s*([A-Z]\w*)\s*=([^]*)$/.exec(toText(each)) ?? [];
      local[name] = text.trim();
    }
    return localTypeResolver(local, nameResolver(this.#ruby.compilation.evaluator));
  }

  #readType(text: string, read: TypeReader): Type {
    try {
      return read(text);
    } catch (thrown) {
      if (!(thrown instanceof PuppetError)) throw thrown;
      const problem = `Parsing of type string '"${text}"' failed with message: <${thrown.message}>.\n`;
      throw argumentError(`Function Load Error for function '${this.name}': ${problem}`);
    }
  }
}

/**
 * Replaces the path of a data file in the arguments of a Hiera backend function (`data_hash` and so on) with its path
 * on the simulated machine, because Ruby's own methods read the file there.
 */
function withPlaceOnMachine(args: readonly Value[]): readonly Value[] {
  if (!args.some((each) => getFileData(each) !== undefined)) return args;
  return args.map((each) => {
    const path = isHash(each) ? each.get('path') : undefined;
    if (!isHash(each) || typeof path !== 'string') return each;
    return PuppetHash.of([...each].map(([key, value]) => [key, key === 'path' ? machinePath(path) : value]));
  });
}

const ANY_ARGUMENTS = createSignature([{ type: anyType, name: 'args', count: '*' }], undefined);

/** A function whose file needs a real server. Returns the result that the project defines for it (`answers.ts`). */
class AnsweredFunction implements PuppetFunction {
  readonly name: string;
  readonly signatures = [ANY_ARGUMENTS];
  readonly #value: Value;

  constructor(name: string, value: Value) {
    this.name = name;
    this.#value = value;
  }

  call(): Value {
    return this.#value;
  }
}

class LegacyRubyFunction implements PuppetFunction {
  readonly name: string;
  readonly signatures: readonly FunctionSignature[] = [ANY_ARGUMENTS];
  readonly #ruby: CompilingRuby;
  readonly #path: string;

  readonly isValue: boolean;

  constructor(ruby: CompilingRuby, name: string, path: string, isValue: boolean) {
    this.#ruby = ruby;
    this.name = name;
    this.isValue = isValue;
    this.#path = path;
  }

  call(context: CallContext, args: readonly Value[]): Value {
    const ruby = this.#ruby;
    const given = legacyArguments(args).map((each) => ruby.encode(each));
    ruby.session.runs(this.#path);
    return ruby.decodeResult(
      ruby.callFunction(context, 'call_legacy_function', this.name, ruby.scopes.hold(context.scope), given),
    );
  }
}

import { argumentError } from '../evaluator/errors.ts';
import type { CallContext } from '../evaluator/calls/function.ts';
import { giveMethods, type ObjectMethod } from '../evaluator/objects.ts';
import { anyType } from '../types/factory.ts';
import { parse } from '../syntax/index.ts';
import { declareObject } from '../types/objects/object.ts';
import { parseLiteral, type NameResolver } from '../types/parse.ts';
import type { Type } from '../types/type.ts';
import { hashKey } from '../values/hash-key.ts';
import { isHash, IteratorValue, ObjectValue, type Value } from '../values/value.ts';
import type { BackendCall } from './backend.ts';
import type { FileData } from './file-data.ts';
import { NoSuchKey } from './not-found.ts';
import { interpolate } from './interpolate.ts';
import type { Lookups } from './lookups.ts';
import { displayString } from '../formatting/display.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';

const DECLARATION = `{
  parent => Any,
  attributes => {
    'environment_name' => { type => String[1], kind => derived },
    'module_name' => Variant[String[1], Undef],
  },
  functions => {
    'not_found' => Callable[[0, 0], Undef],
    'explain' => Callable[[0, 0, Callable[0, 0]], Undef],
    'interpolate' => Callable[1, 1],
    'cache' => Callable[Optional[Scalar], Any],
    'cache_all' => Callable[[Hash[Optional[Scalar], Any]], Undef],
    'cache_has_key' => Callable[[Optional[Scalar]], Boolean],
    'cached_value' => Callable[Optional[Scalar]],
    'cached_entries' => Variant[Callable[[0, 0, Callable[1, 1]], Undef], Callable[[0, 0, Callable[2, 2]], Undef], Callable[[0, 0], Iterable[Tuple[Optional[Scalar], Any]]]],
    'cached_file_data' => Callable[String, Optional[Callable[Array[Integer]]]],
  },
}`;

let type: Type | undefined;

/** Returns the type. Creates it on first use, because few projects define data functions. */
export function lookupContextType(): Type {
  type ??= declareObject('Puppet::LookupContext', parseLiteral(parse(DECLARATION, 'context').program.body, BUILT_IN));
  return type;
}

const BUILT_IN: NameResolver = { resolveName: () => undefined };

export function lookupContext(lookups: Lookups, call: BackendCall): Value {
  const object = new ObjectValue(
    lookupContextType(),
    new Map<string, Value>([
      ['environment_name', 'production'],
      ['module_name', call.level.provider.moduleName],
    ]),
  );
  giveMethods(object, createMethods(lookups, call));
  callsOfContexts.set(object, { lookups, call });
  return object;
}

const callsOfContexts = new WeakMap<object, { readonly lookups: Lookups; readonly call: BackendCall }>();

/** Returns the call of a backend for which a lookup context was created. Returns undefined for any other value. */
export function getBackendCall(context: Value): { readonly lookups: Lookups; readonly call: BackendCall } | undefined {
  return context instanceof ObjectValue ? callsOfContexts.get(context) : undefined;
}

export function getFileData(context: Value): FileData | undefined {
  return getBackendCall(context)?.lookups.fileData;
}

/**
 * Creates the context for a manifest that calls `Puppet::LookupContext.new`. It has a cache, but belongs to no lookup.
 */
export function detachedContext(moduleName: Value): Value {
  const object = new ObjectValue(lookupContextType(), new Map(), 'identity');
  const noLookup = (): never => {
    throw argumentError('this Puppet::LookupContext belongs to no lookup');
  };
  giveMethods(
    object,
    new Map<string, ObjectMethod>([
      ...cacheMethods(new Map()),
      ['environment_name', () => 'production'],
      ['module_name', () => moduleName],
      [
        'not_found',
        () => {
          throw argumentError('uncaught throw :no_such_key');
        },
      ],
      ['interpolate', (_, [value]) => (typeof value === 'string' && value.includes('%{') ? noLookup() : value)],
      ['explain', noLookup],
      ['cached_file_data', noLookup],
    ]),
  );
  return object;
}

function createMethods(
  lookups: Lookups,
  { invocation, memory: { cache } }: BackendCall,
): ReadonlyMap<string, ObjectMethod> {
  return new Map<string, ObjectMethod>([
    ...cacheMethods(cache),
    [
      'not_found',
      () => {
        throw new NoSuchKey();
      },
    ],
    [
      'explain',
      ({ block }) => {
        const { explainer } = invocation;
        if (explainer !== undefined && block !== undefined) explainer.text(rubyToString(block.call([])));
        return undefined;
      },
    ],
    ['interpolate', (_, [value]) => interpolate(lookups, value, invocation, true)],
    [
      'cached_file_data',
      ({ block }, [path]) =>
        lookups.fileData.of(displayString(path), (text) => (block === undefined ? text : block.call([text]))),
    ],
  ]);
}

/** Values that a backend has cached in its lookup context. The values and their keys are stored by hash key. */
type ContextCache = BackendCall['memory']['cache'];

function cacheMethods(cache: ContextCache): ReadonlyMap<string, ObjectMethod> {
  const put = (key: Value, value: Value): void => void cache.set(hashKey(key), [key, value]);
  return new Map<string, ObjectMethod>([
    [
      'cache',
      (_, [key, value]) => {
        put(key, value);
        return value;
      },
    ],
    [
      'cache_all',
      (_, [entries]) => {
        if (isHash(entries)) for (const [key, value] of entries) put(key, value);
        return undefined;
      },
    ],
    ['cache_has_key', (_, [key]) => cache.has(hashKey(key))],
    ['cached_value', (_, [key]) => cache.get(hashKey(key))?.[1]],
    ['cached_entries', (context) => cachedEntries(context, [...cache.values()])],
  ]);
}

/** Calls the lambda for each entry. Without a lambda, returns an iterator over pairs. */
function cachedEntries({ block }: CallContext, entries: readonly (readonly [Value, Value])[]): Value {
  if (block === undefined) {
    const pair: Type = { kind: 'Tuple', types: [anyType, anyType], size: undefined };
    return new IteratorValue(pair, entries, 'Iterator[Tuple]-Value', { isRepeatable: true });
  }
  const pairs = block.signature.parameterNames.length === 2;
  for (const entry of entries) block.call(pairs ? entry : [entry]);
  return undefined;
}

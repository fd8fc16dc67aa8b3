/** Declares functions that convert a string, or each string in a collection. Numbers stay unchanged. */
import { allocateList } from '../../budget/meter.ts';
import { isArray, isHash, PuppetHash, type Value } from '../../values/value.ts';
import { type BuiltInFunction, defineFunction } from '../define.ts';
import { stringAt } from '../arguments.ts';
import { iterated, limited } from '../iteration/iteration.ts';

type Change = (text: string) => string;

/** Declares a function for a string, a number, or an iterable value that contains them. */
export function textFunction(name: string, doc: string, change: Change): BuiltInFunction {
  return defineFunction({
    name,
    doc,
    dispatches: [
      { parameters: ['Numeric arg'], call: (_, args) => args[0] },
      { parameters: ['String arg'], call: (_, args) => change(stringAt(args, 0)) },
      {
        parameters: ['Iterable[Variant[String, Numeric]] arg'],
        call: (context, args) =>
          [...limited(context, iterated(args[0]).values)].map((value) =>
            typeof value === 'string' ? change(value) : value,
          ),
      },
    ],
  });
}

function deep(value: Value, change: Change): Value {
  if (typeof value === 'string') return change(value);
  if (isArray(value)) {
    allocateList(value.length);
    return value.map((each) => deep(each, change));
  }
  if (isHash(value))
    return PuppetHash.of([...value].map(([key, each]) => [deep(key, change), deep(each, change)] as const));
  return value;
}

/** Declares a function for a string, a number, or arrays and hashes that contain them at any depth. */
export function deepTextFunction(name: string, doc: string, change: Change): BuiltInFunction {
  return defineFunction({
    name,
    doc,
    localTypes: { StringData: 'Variant[String, Numeric, Array[StringData], Hash[StringData, StringData]]' },
    dispatches: ['Numeric arg', 'String arg', 'Array[StringData] arg', 'Hash[StringData, StringData] arg'].map(
      (parameter) => ({ parameters: [parameter], call: (_, args) => deep(args[0], change) }),
    ),
  });
}

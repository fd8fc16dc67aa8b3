/** Evaluates the condition `onlyif` of the type augeas. */
import type { Augeas } from '../../machine/augeas/augeas.ts';
import { AugeasError } from '../../machine/augeas/tree.ts';
import { TypeFailure } from '../../resource-types/failure.ts';
import { compileRegexp } from '../../values/regexp/regexp.ts';
import { parseArray, parseCommands, type Command } from './commands.ts';

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

function compare(left: string | number, comparator: string, right: string | number): boolean {
  if (comparator === '==') return left === right;
  if (comparator === '!=') return left !== right;
  if (comparator === '<') return left < right;
  if (comparator === '<=') return left <= right;
  return comparator === '>' ? left > right : left >= right;
}

function holdsGet(augeas: Augeas, [path = '', comparator = '', expected = '']: readonly string[]): boolean {
  const value = query(() => augeas.get(path)) ?? '';
  if (comparator === '=~') return compileRegexp(expected).test(value);
  const isNumeric = /[<>]/.test(comparator) && NUMBER.test(value) && NUMBER.test(expected);
  return isNumeric ? compare(Number(value), comparator, Number(expected)) : compare(value, comparator, expected);
}

function holdsMatch(augeas: Augeas, name: string, [path = '', clause = '']: readonly string[]): boolean {
  const [test] = parseCommands(clause, '');
  if (test === undefined) throw new TypeFailure("undefined method `shift' for nil:NilClass");
  const [first = '', second = '0'] = test.args;
  const nodes = query(() => augeas.match(path));
  if (nodes === undefined) throw new TypeFailure(`unknown error - Matching path expression '${path}' failed`);
  const found = nodes.map((node) => (name === 'values' ? node.value : node.path));
  switch (test.name) {
    case 'size':
      if (first === '=~') throw new TypeFailure(`undefined method \`=~' for ${found.length}:Integer`);
      return name === 'match' && compare(found.length, first, Number(second));
    case 'include':
      return found.includes(first);
    case 'not_include':
      return !found.includes(first);
    case '==':
    case '!=': {
      const expected = parseArray(first);
      if (expected === undefined) throw new TypeFailure('Invalid array in command: ');
      const isEqual = expected.length === found.length && expected.every((each, index) => each === found[index]);
      return isEqual === (test.name === '==');
    }
    default:
      return false;
  }
}

/** Calls `act`. Returns undefined if Augeas rejects the path. */
function query<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (thrown) {
    if (thrown instanceof AugeasError) return undefined;
    throw thrown;
  }
}

/** True if the condition is met. Commands other than `get`, `match` and `values` count as met. */
export function holds(augeas: Augeas, command: Command | undefined): boolean {
  if (command?.name === 'get') return holdsGet(augeas, command.args);
  if (command?.name !== 'match' && command?.name !== 'values') return true;
  try {
    return holdsMatch(augeas, command.name, command.args);
  } catch (thrown) {
    if (!(thrown instanceof TypeFailure)) throw thrown;
    throw new TypeFailure(`Error sending command '${command.name}' with params nil/${thrown.message}`);
  }
}

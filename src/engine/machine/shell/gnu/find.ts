/**
 * Wraps the shell library's `find`, which supports only `-type f` and `-type d`. Other types are translated to these.
 */
import { refuse } from '../../options.ts';
import type { SimulatedCommand } from '../command.ts';

const NOTHING = ['(', '-type', 'f', '-type', 'd', ')'];

/**
 * Translations of the letters of `-type`. The simulated file system has files, directories and links, but no devices,
 * pipes or sockets.
 */
const TYPES: ReadonlyMap<string, readonly string[]> = new Map([
  ['f', ['-type', 'f']],
  ['d', ['-type', 'd']],
  ['l', ['(', '!', '-type', 'f', '!', '-type', 'd', ')']],
  ...['b', 'c', 'p', 's'].map((letter): [string, readonly string[]] => [letter, NOTHING]),
]);

export const find: SimulatedCommand = {
  name: 'find',
  run: (args, { original }) => original?.(withTypes(args)) ?? refuse(127, 'find: command not found'),
};

function withTypes(args: readonly string[]): readonly string[] {
  return args.flatMap((word, index) => {
    if (args[index - 1] === '-type' && parseTypes(word) !== undefined) return [];
    return (word === '-type' ? parseTypes(args[index + 1] ?? '') : undefined) ?? [word];
  });
}

/**
 * Converts a list of types (`f,l`) to tests that the library's `find` supports. Returns `undefined` if a letter is
 * invalid.
 */
function parseTypes(list: string): readonly string[] | undefined {
  const tests = list.split(',').map((letter) => TYPES.get(letter));
  if (!tests.every((test) => test !== undefined)) return undefined;
  const [first = [], ...others] = tests;
  return others.length === 0 ? first : ['(', ...first, ...others.flatMap((test) => ['-o', ...test]), ')'];
}

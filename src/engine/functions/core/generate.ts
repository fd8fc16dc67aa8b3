import { argumentError } from '../../evaluator/errors.ts';
import { rubyInspect } from '../../formatting/ruby-inspect.ts';
import { rubyClass } from '../../types/ruby-class.ts';
import type { Value } from '../../values/value.ts';
import { defineLegacyFunction } from '../legacy.ts';

/** Like `Puppet::Util.absolute_path?`, which warns about values that are no strings. */
function isAbsolute(path: Value, warn: (text: string) => void): path is string {
  if (typeof path === 'string') return path.startsWith('/');
  warn(
    `Cannot check if ${rubyInspect(path)} is an absolute path because it is a '${rubyClass(path)}' and not a String'`,
  );
  return false;
}

export const generate = defineLegacyFunction({
  name: 'generate',
  doc: 'Runs a command on the Puppet server and returns its output. Not available here: it runs commands on a Puppet server.',
  arity: -2,
  rvalue: true,
  call: ({ evaluator }, [command]) => {
    if (!isAbsolute(command, (text) => evaluator.host.log('warning', text, undefined)))
      throw argumentError('Generators must be fully qualified');
    // One valid line is enough, as in Ruby.
    if (!/^[-/\w.+]+$/m.test(command))
      throw argumentError('Generators can only contain alphanumerics, file separators, and dashes');
    if (command.includes('..')) throw argumentError("Can not use generators with '..' in them.");
    const printed = evaluator.host.settings.serverCommands?.[command];
    if (printed !== undefined) return printed;
    throw argumentError('generate(): is not available in the playground, since it runs commands on a Puppet server.');
  },
});

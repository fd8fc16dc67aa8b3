import { noMethodForLate } from '../shared/late-values.ts';
import { Failure } from '../../diagnostics/failure.ts';
import { rubyClassName as nameInConversions } from '../../formatting/ruby-number.ts';
import { rubyInspect, rubyToString } from '../../formatting/ruby-inspect.ts';
import { inspectString } from '../../values/inspect-string.ts';
import { BinaryValue, isArray, type Value } from '../../values/value.ts';
import type { ParameterDefinition, TypeDeclaration } from '../declaration.ts';
import { ArgumentFailure, RubyFailure, TypeFailure } from '../failure.ts';
import { inspectAttribute } from '../instances/inspect-attribute.ts';
import type { TypeRegistry } from '../registry.ts';
import type { ResourceInstance } from '../resource.ts';
import { toCompared } from '../shared/ruby-strings.ts';
import { isAbsolutePath } from '../shared/absolute-path.ts';
import { toFlatList, toList } from '../shared/list.ts';
import { rubyClassName } from '../shared/ruby-class.ts';
import { validateCommand } from './command.ts';

function fullyQualified(name: string, arrays: boolean): Pick<ParameterDefinition, 'validate'> {
  return {
    validate: (value, resource) => {
      if (isArray(value) && !arrays) throw new TypeFailure(`${name} only accepts a single path, not an array of paths`);
      if (!toList(value).every((path) => isAbsolutePath(path, resource)))
        throw new TypeFailure(`${name} must be a fully qualified path`);
    },
  };
}

function validateCommands(value: Value, resource: ResourceInstance): void {
  for (const command of toList(value)) validateCommand(resource, command);
}

/** Converts a value to a number like Ruby's `Float(x)`. Throws Ruby's error if this is impossible. */
function toNumber(value: Value): number {
  const one = isArray(value) ? value[0] : value;
  if (typeof one === 'bigint' || typeof one === 'number') return Number(one);
  if (typeof one !== 'string') throw new Failure(`can't convert ${nameInConversions(one)} into Float`);
  const text = one.trim();
  if (!/^[+-]?\d[\d_]*(\.\d+)?([eE][+-]?\d+)?$/.test(text)) throw new ArgumentFailure('The timeout must be a number.');
  return Number(text.replaceAll('_', ''));
}

function splitDirectories(value: Value, types: TypeRegistry<TypeDeclaration>): readonly string[] {
  if (typeof value === 'string' || value instanceof BinaryValue) return rubyToString(value).split(':');
  const receiver = `${inspectAttribute(value, types)}:${rubyClassName(value)}`;
  const rubyLine = '\n\n          val.split(File::PATH_SEPARATOR)\n             ^^^^^^';
  throw new RubyFailure(`undefined method \`split' for ${receiver}${rubyLine}`);
}

export const execParameters: readonly ParameterDefinition[] = [
  {
    kind: 'parameter',
    name: 'command',
    doc: 'The command to run: a string, or an array of the program and its arguments, which no shell interprets. Default: the title.',
    namevar: true,
    validate: (value) => {
      if (typeof value !== 'string' && !isArray(value))
        throw new ArgumentFailure(
          `Command must be a String or Array<String>, got value of class ${rubyClassName(value)}`,
        );
    },
  },
  {
    kind: 'parameter',
    name: 'path',
    doc: 'The directories in which Puppet looks for the program: an array, or a string with paths separated by colons. Without `path`, every command needs an absolute path.',
    munge: (value, { catalog }) => toFlatList(value).flatMap((item) => splitDirectories(item, catalog.types)),
    lateRefusal: noMethodForLate('split', '          val.split(File::PATH_SEPARATOR)'),
  },
  { kind: 'parameter', name: 'user', doc: 'The user that runs the command. Default: root.' },
  { kind: 'parameter', name: 'group', doc: 'The group that runs the command.' },
  {
    kind: 'parameter',
    name: 'cwd',
    doc: 'The directory in which the command runs. It must exist when the command runs, or the resource fails.',
    ...fullyQualified('cwd', false),
  },
  {
    kind: 'parameter',
    name: 'logoutput',
    doc: 'Controls whether the output is logged: always (`true`), never (`false`), or only if the command fails (`on_failure`).',
    values: [{ value: 'true' }, { value: 'false' }, { value: 'on_failure' }],
    default: 'on_failure',
  },
  {
    kind: 'parameter',
    name: 'refresh',
    doc: 'The command to run for a refresh event. Default: `command`.',
    validate: (value, resource) => validateCommand(resource, value),
  },
  {
    kind: 'parameter',
    name: 'environment',
    doc: "Environment variables for the command, each as `'NAME=value'`.",
    validate: (value) => {
      for (const setting of toList(value))
        if (!/\w+=/.test(rubyToString(setting)))
          throw new ArgumentFailure(`Invalid environment setting '${rubyToString(setting)}'`);
    },
  },
  {
    kind: 'parameter',
    name: 'umask',
    doc: 'The umask of the command, as an octal string.',
    requiredFeatures: ['umask'],
    munge: (value) => {
      if (typeof value === 'string' && /^0?[0-7]{1,4}$/.test(value)) return BigInt(Number.parseInt(value, 8));
      const shown = typeof value === 'string' ? inspectString(value) : rubyInspect(value);
      throw new TypeFailure(`The umask specification is invalid: ${shown}`);
    },
  },
  {
    kind: 'parameter',
    name: 'timeout',
    doc: 'The number of seconds after which Puppet stops the command and the resource fails. Default: 300; 0 disables the limit.',
    default: 300,
    munge: (value) => Math.max(toNumber(value), 0),
  },
  {
    kind: 'parameter',
    name: 'tries',
    doc: 'The total number of attempts until the command succeeds. Default: 1.',
    default: 1n,
    munge: (value) => {
      if (typeof value === 'string' && !/^\d+$/.test(value)) throw new ArgumentFailure('Tries must be an integer');
      const number = typeof value === 'string' ? Number(value) : toCompared(value, '<');
      if (number < 1) throw new ArgumentFailure('Tries must be an integer >= 1');
      return typeof value === 'string' ? BigInt(value) : value;
    },
  },
  {
    kind: 'parameter',
    name: 'try_sleep',
    doc: 'The number of seconds between two attempts. Default: 0.',
    default: 0,
    munge: (value) => {
      if (typeof value === 'string' && !/^[-\d.]+$/.test(value))
        throw new ArgumentFailure('try_sleep must be a number');
      const number = typeof value === 'string' ? Number(value) : toCompared(value, '<');
      if (number < 0) throw new ArgumentFailure('try_sleep cannot be a negative number');
      return number;
    },
  },
  {
    kind: 'parameter',
    name: 'refreshonly',
    doc: 'If true, the command runs only for a refresh event (`notify`, `subscribe`, `~>`).',
    values: [{ value: 'true' }, { value: 'false' }],
  },
  {
    kind: 'parameter',
    name: 'creates',
    doc: 'An absolute path, or several. The command runs only if none of the files exists.',
    ...fullyQualified('creates', true),
  },
  {
    kind: 'parameter',
    name: 'unless',
    doc: 'A check command, or several. The main command runs only if all of them fail. Checks also run in noop.',
    validate: validateCommands,
  },
  {
    kind: 'parameter',
    name: 'onlyif',
    doc: 'A check command, or several. The main command runs only if all of them succeed. Checks also run in noop.',
    validate: validateCommands,
  },
];

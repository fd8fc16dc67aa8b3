/** Declares Puppet's type `exec` (`type/exec.rb`). */
import { refuseLate } from '../shared/late-values.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { DeferredValue, isArray, type Value } from '../../values/value.ts';
import type { PropertyDeclaration, TypeDeclaration } from '../declaration.ts';
import type { ResourceInstance } from '../resource.ts';
import { toList } from '../shared/list.ts';
import { validateCommand } from './command.ts';
import { execParameters } from './parameters.ts';

const returns: PropertyDeclaration = {
  kind: 'property',
  name: 'returns',
  doc: 'The exit codes that count as success: one, or an array. Default: 0.',
  arrayMatching: 'all',
  default: '0',
  munge: (value) => rubyToString(value),
};

/** Returns the absolute path at the beginning of each line of a command. A path ends at the first white space. */
function filesNamed(value: Value): readonly string[] {
  const first = isArray(value) ? value[0] : value;
  if (typeof first !== 'string' || !first.includes('/')) return NONE;
  if (/[^!-~]/.test(first)) return [...first.matchAll(/^(\/\S+)/gm)].map(([, path = '']) => path);
  // Fast path: the value is nearly always one line without spaces.
  return first.startsWith('/') && first !== '/' ? [first] : NONE;
}

const NONE: readonly string[] = [];
const OTHER_COMMANDS = ['onlyif', 'unless'] as const;

function neededFiles(resource: ResourceInstance): readonly string[] {
  const cwd = resource.get('cwd');
  const command = resource.get('command');
  let found = typeof cwd === 'string' ? [cwd] : NONE;
  if (!(command instanceof DeferredValue)) {
    found = both(found, filesNamed(command));
    const text = isArray(command) ? command[0] : command;
    if (typeof text === 'string' && text.includes('"'))
      found = both(
        found,
        [...text.matchAll(/^"([^"]+)"/gm)].map(([, path = '']) => path),
      );
  }
  for (const name of OTHER_COMMANDS) {
    const value = resource.get(name);
    if (value !== undefined) for (const line of toList(value)) found = both(found, filesNamed(line));
  }
  return found;
}

/** Concatenates two lists. Returns the other list itself if one is empty, which is the usual case. */
function both(some: readonly string[], others: readonly string[]): readonly string[] {
  if (some.length === 0) return others;
  return others.length === 0 ? some : [...some, ...others];
}

const SECRETS = ['command', 'unless', 'onlyif'] as const;

export const exec: TypeDeclaration = {
  name: 'exec',
  doc:
    'Runs a command. Make sure that the command is safe to run again: say when it is needed with `creates`, `unless` or `onlyif`, or run it only ' +
    'after a change with `refreshonly`. Commands run in the shell of the simulated machine.',
  features: [{ name: 'umask', doc: 'The provider can set the umask of commands.' }],
  providers: [
    {
      name: 'posix',
      doc: 'Runs a program. Puppet uses a shell only if the command contains shell characters, such as `$` and `|`; builtins do not work.',
      features: ['umask'],
      specificity: 1,
    },
    {
      name: 'shell',
      doc: 'Passes the command to `/bin/sh -c`, so variables, pipes, builtins and control structures work.',
      features: ['umask'],
    },
    {
      name: 'windows',
      doc: 'Runs programs on Windows. Not on the simulated machines.',
      features: [],
      families: [],
    },
  ],
  attributes: [returns, ...execParameters],
  isomorphic: false,
  finish: (resource) => {
    for (const name of OTHER_COMMANDS) {
      const lines = resource.get(name);
      if (isArray(lines)) for (const line of lines) refuseLate(line);
    }
  },
  validate: (resource) => validateCommand(resource, resource.get('command')),
  spreadSensitive: (names, resource) =>
    SECRETS.some((name) => names.includes(name))
      ? { redact: SECRETS.filter((name) => resource.isSet(name)), handled: SECRETS }
      : { redact: [], handled: [] },
  autorequire: [
    {
      type: 'file',
      why: 'the command or a check begins with this file, or runs in this directory',
      titles: neededFiles,
    },
    {
      type: 'user',
      why: 'the command runs as this user',
      titles: (resource) => {
        const user = resource.get('user');
        return typeof user === 'string' && !/^\d+$/.test(user) ? [user] : [];
      },
    },
  ],
};

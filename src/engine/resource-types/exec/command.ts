/** Commands of `exec` as written in manifests (`provider/exec.rb`, `exec/posix.rb`, `exec/shell.rb`). */
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, LateValue, type Value } from '../../values/value.ts';
import { TypeFailure } from '../failure.ts';
import type { ResourceInstance } from '../resource.ts';
import { noMethod, toMatched } from '../shared/ruby-strings.ts';
import { isAbsolutePath } from '../shared/absolute-path.ts';

export function findProgram(command: Value): Value {
  if (isArray(command)) return command[0];
  if (command === undefined) throw noMethod(command, 'split');
  const text = toMatched(command);
  const quoted = /^"([^"]+)"|^'([^']+)'/.exec(text);
  return quoted?.[1] ?? quoted?.[2] ?? (/^ *$/.test(text) ? undefined : text.split(' ')[0]);
}

export function usesShell(resource: ResourceInstance): boolean {
  return resource.provider?.name === 'shell';
}

/** Checks a command. A program without a directory is valid only if the attribute `path` is set. */
export function validateCommand(resource: ResourceInstance, command: Value): void {
  if (usesShell(resource) || command instanceof LateValue) return;
  const program = findProgram(command);
  if (isAbsolutePath(program, resource) || resource.get('path') !== undefined) return;
  throw new TypeFailure(
    `'${rubyToString(program)}' is not qualified and no path was specified. Please qualify the command or specify a path.`,
  );
}

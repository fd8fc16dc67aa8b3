/** Commands of `exec` as written in manifests (`provider/exec.rb`, `exec/posix.rb`, `exec/shell.rb`). */
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, LateValue, type Value } from '../../values/value.ts';
import { TypeFailure } from '../failure.ts';
import type { ResourceInstance } from '../resource.ts';

/** The program in a command line. */
export function findProgram(command: Value): string {
  if (isArray(command)) return rubyToString(command[0] ?? '');
  const text = rubyToString(command);
  const quoted = /^"([^"]+)"|^'([^']+)'/.exec(text);
  return quoted?.[1] ?? quoted?.[2] ?? text.split(' ')[0] ?? '';
}

/** True if `/bin/sh` runs the commands of a resource. */
export function usesShell(resource: ResourceInstance): boolean {
  return resource.provider?.name === 'shell';
}

/** Checks a command. A program without a directory requires the attribute `path`. */
export function validateCommand(resource: ResourceInstance, command: Value): void {
  if (usesShell(resource) || command instanceof LateValue) return;
  const program = findProgram(command);
  if (program.startsWith('/') || resource.get('path') !== undefined) return;
  throw new TypeFailure(
    `'${program}' is not qualified and no path was specified. Please qualify the command or specify a path.`,
  );
}

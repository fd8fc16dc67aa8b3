/** Runs commands from Ruby in the shell of the simulated machine. */
import { runShell, type RunOptions } from '../machine/shell/run-shell.ts';
import { objectOf, optionalText, textOf, textsOf, listOf } from './values/json.ts';
import type { Json } from './machine/json.ts';
import type { RubySession } from './session.ts';

export function answerCommands(session: RubySession): void {
  const { target } = session.options;
  session.answerLater('run', async (command, options) => {
    const { stdout, stderr, output, exitCode } = await runShell(
      target,
      commandLine(command ?? ''),
      runOptions(options),
    );
    return { stdout, stderr, output, code: exitCode };
  });
  session.answer('sleep', (seconds) => {
    target.spend(Math.max(0, Number(seconds)) * 1000);
    return null;
  });
}

/** A list of words is a command and its arguments, a string is a command line for the shell. */
function commandLine(command: Json): string {
  return Array.isArray(command) ? textsOf(command).map(quoted).join(' ') : textOf(command);
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

function runOptions(json: Json | undefined): RunOptions {
  const { cwd, uid, gid, env, path, input, combined, timeout } = objectOf(json);
  const given = {
    cwd: optionalText(cwd),
    user: optionalText(uid),
    group: optionalText(gid),
    input: optionalText(input),
  };
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...(Array.isArray(path) ? { path: listOf(path).map(textOf) } : {}),
    env: Object.fromEntries(Object.entries(objectOf(env)).map(([name, value]) => [name, textOf(value)])),
    isCombined: combined === true,
    ...(typeof timeout === 'number' ? { timeout: timeout * 1000 } : {}),
  };
}

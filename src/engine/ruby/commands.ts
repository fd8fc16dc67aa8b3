import { runShell, type RunOptions } from '../machine/shell/run-shell.ts';
import { toObject, optionalText, toText, toTexts, toList } from './values/json.ts';
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

/**
 * Converts a command to a command line for the shell. A list contains the command and its arguments. A string already
 * is a command line.
 */
function commandLine(command: Json): string {
  return Array.isArray(command) ? toTexts(command).map(quoted).join(' ') : toText(command);
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

function runOptions(json: Json | undefined): RunOptions {
  const { cwd, uid, gid, env, path, input, combined, timeout } = toObject(json);
  const given = {
    cwd: optionalText(cwd),
    user: optionalText(uid),
    group: optionalText(gid),
    input: optionalText(input),
  };
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...(Array.isArray(path) ? { path: toList(path).map(toText) } : {}),
    env: Object.fromEntries(Object.entries(toObject(env)).map(([name, value]) => [name, toText(value)])),
    isCombined: combined === true,
    ...(typeof timeout === 'number' ? { timeout: timeout * 1000 } : {}),
  };
}

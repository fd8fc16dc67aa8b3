import { contentOf, toText } from '../../../files/node.ts';
import { baseName, normalizePath, parentPath } from '../../../files/paths.ts';
import { refuse, succeed, type ToolResult } from '../../../options.ts';
import type { CommandContext, SimulatedCommand } from '../../command.ts';
import { mayChangeDirectory, mustBeAllowed } from '../../permissions.ts';
import { PosixError } from '../../../files/posix-error.ts';
import { READ } from '../../../files/access.ts';
import { parseScript } from './parse.ts';
import { EndlessScriptError, runScript, type Input, type RunOptions } from './run.ts';
import { MissingLabelError, ScriptError, type SedCommand } from './script.ts';

interface Call {
  readonly scripts: readonly string[];
  readonly files: readonly string[];
  readonly isQuiet: boolean;
  readonly isExtended: boolean;
  readonly isSeparate: boolean;
  readonly isNullSeparated: boolean;
  /** Suffix of the backup files of `-i`. Empty for no backups, and undefined without `-i`. */
  readonly inPlace: string | undefined;
  readonly followsLinks: boolean;
}

const HINT = `Usage: sed [OPTION]... {script-only-if-no-other-script} [input-file]...\n`;

/** Parses the arguments. Returns the result of the command if an argument ends it, such as an invalid option. */
function readCall(args: readonly string[], context: CommandContext): Call | ToolResult {
  const scripts: string[] = [];
  const operands: string[] = [];
  const flags = new Set<string>();
  let hasScript = false;
  let inPlace: string | undefined;
  const words = [...args];
  const add = (text: string): void => {
    scripts.push(text);
    hasScript = true;
  };
  const addFile = (path: string): ToolResult | undefined => {
    const text = path === '-' ? context.stdin : readText(context, path);
    if (typeof text !== 'string') return refuse(1, `sed: couldn't open file ${path}: No such file or directory`);
    add(text.replace(/\n$/, '').replace(/^#n\n/, ''));
    return undefined;
  };
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '--') {
      operands.push(...words);
      break;
    }
    if (word === '-' || !word.startsWith('-')) {
      operands.push(word);
      continue;
    }
    const [, long, value] = /^--([a-z-]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (long !== undefined) {
      const letter = LONG[long];
      if (long === 'version') return succeed('sed (GNU sed) 4.9\n');
      if (long === 'help') return succeed(HINT);
      if (letter === undefined) return refuse(1, `sed: unrecognized option '${word}'\n${HINT}`);
      if (letter === 'i') inPlace = value ?? '';
      else if (letter === 'e') add(value ?? words.shift() ?? '');
      else if (letter === 'f') {
        const refused = addFile(value ?? words.shift() ?? '');
        if (refused !== undefined) return refused;
      } else flags.add(letter);
      continue;
    }
    for (let at = 1; at < word.length; at += 1) {
      const letter = word.charAt(at);
      const rest = word.slice(at + 1);
      if (letter === 'i') inPlace = rest;
      else if (letter === 'e' && rest === '' && words.length === 0)
        return refuse(1, `sed: option requires an argument -- 'e'\n${HINT}`);
      else if (letter === 'e') add(rest === '' ? (words.shift() ?? '') : rest);
      else if (letter === 'f') {
        const refused = addFile(rest === '' ? (words.shift() ?? '') : rest);
        if (refused !== undefined) return refused;
      } else if (letter === 'l') {
        if (rest === '') words.shift();
      } else if ('nErsuzb'.includes(letter)) {
        flags.add(letter);
        continue;
      } else return refuse(1, `sed: invalid option -- '${letter}'\n${HINT}`);
      break;
    }
  }
  if (!hasScript) {
    const script = operands.shift();
    if (script === undefined) return refuse(1, HINT.trimEnd());
    scripts.push(script);
  }
  return {
    scripts,
    files: operands.length === 0 ? ['-'] : operands,
    isQuiet: flags.has('n') || scripts[0]?.startsWith('#n\n') === true,
    isExtended: flags.has('E') || flags.has('r'),
    isSeparate: flags.has('s') || inPlace !== undefined,
    isNullSeparated: flags.has('z'),
    inPlace,
    followsLinks: flags.has('follow'),
  };
}

const LONG: Readonly<Record<string, string>> = {
  quiet: 'n',
  silent: 'n',
  expression: 'e',
  file: 'f',
  'in-place': 'i',
  'regexp-extended': 'E',
  separate: 's',
  'null-data': 'z',
  unbuffered: 'u',
  binary: 'b',
  posix: 'p',
  sandbox: 'p',
  'follow-symlinks': 'follow',
};

function readText({ session, cwd }: CommandContext, path: string): string | undefined {
  const full = normalizePath(path, cwd);
  const node = session.target.files.stat(full);
  if (node?.kind !== 'file') return undefined;
  try {
    mustBeAllowed(session, full, node, READ);
  } catch (thrown) {
    if (thrown instanceof PosixError) return undefined;
    throw thrown;
  }
  return toText(contentOf(node));
}

function toInput(name: string, text: string, separator: string): Input {
  const isEnded = text.endsWith(separator);
  const lines = text === '' ? [] : (isEnded ? text.slice(0, -1) : text).split(separator);
  return { name, lines, isEnded };
}

function edit(call: Call, commands: readonly SedCommand[], context: CommandContext): ToolResult {
  const { session, cwd } = context;
  const { files } = session.target;
  const separator = call.isNullSeparated ? '\0' : '\n';
  const options: RunOptions = {
    isQuiet: call.isQuiet,
    separator,
    readFile: (path) => {
      const node = files.stat(normalizePath(path, cwd));
      return node?.kind === 'file' ? toText(contentOf(node)) : undefined;
    },
  };
  if (call.inPlace !== undefined && call.files[0] === '-') return refuse(4, 'sed: no input files');
  const complaints: string[] = [];
  let exitCode = 0;
  const inputs: { readonly path: string; readonly input: Input }[] = [];
  for (const path of call.files) {
    const isStandardInput = path === '-' && call.inPlace === undefined;
    const node = isStandardInput ? undefined : files.stat(normalizePath(path, cwd));
    const text = isStandardInput ? context.stdin : readText(context, path);
    const isFile = isStandardInput || node?.kind === 'file';
    if (isFile && text !== undefined) {
      inputs.push({ path, input: toInput(path, text, separator) });
      continue;
    }
    const isEdited = node !== undefined && node.kind !== 'file' && call.inPlace !== undefined;
    if (isEdited) complaints.push(`sed: couldn't edit ${path}: not a regular file\n`);
    else if (node === undefined) complaints.push(`sed: can't read ${path}: No such file or directory\n`);
    else if (node.kind === 'file') complaints.push(`sed: can't read ${path}: Permission denied\n`);
    else complaints.push(`sed: read error on ${path}: Is a directory\n`);
    exitCode = node === undefined || node.kind === 'file' ? 2 : 4;
  }
  let output = '';
  const groups = call.isSeparate ? inputs.map((each) => [each]) : [inputs];
  for (const group of groups) {
    const outcome = runScript(
      commands,
      group.map(({ input }) => input),
      options,
    );
    const [first] = group;
    if (call.inPlace === undefined || first === undefined) output += outcome.output;
    else replaceFile(call, context, first.path, outcome.output);
    for (const [path, text] of outcome.written)
      if (!path.startsWith('/dev/')) files.write(normalizePath(path, cwd), text);
    if (outcome.exitCode !== 0) exitCode = outcome.exitCode;
  }
  return { exitCode, stdout: output, stderr: complaints.join('') };
}

/**
 * Replaces a file for `-i` with a new file that has the old mode and owner. Without `--follow-symlinks`, the new file
 * replaces a link itself.
 */
function replaceFile(call: Call, { session, cwd }: CommandContext, path: string, text: string): void {
  const { files } = session.target;
  const given = normalizePath(path, cwd);
  const full = call.followsLinks ? files.realPath(given) : given;
  mayChangeDirectory(session, full);
  const node = files.stat(full);
  if (call.inPlace !== undefined && call.inPlace !== '') {
    const name = baseName(full);
    const kept = call.inPlace.includes('*') ? call.inPlace.replaceAll('*', name) : name + call.inPlace;
    files.write(normalizePath(kept, parentPath(full)), files.readText(full));
    if (node !== undefined) copyAccess(session, node, normalizePath(kept, parentPath(full)));
  }
  const isLink = files.lstat(full)?.kind === 'link';
  if (isLink) files.unlink(full);
  files.write(full, text);
  if (isLink && node !== undefined) copyAccess(session, node, full);
}

function copyAccess(
  { target }: CommandContext['session'],
  { mode, uid, gid }: { readonly mode: number; readonly uid: number; readonly gid: number },
  path: string,
): void {
  target.files.chmod(path, mode & 0o7777);
  target.files.chown(path, uid, gid);
}

export const sed: SimulatedCommand = {
  name: 'sed',
  run(args, context) {
    const call = readCall(args, context);
    if ('exitCode' in call) return call;
    try {
      return edit(call, parseScript(call.scripts.join('\n'), call.isExtended), context);
    } catch (thrown) {
      if (thrown instanceof ScriptError) {
        return refuse(1, `sed: -e expression #1, char ${thrown.position}: ${thrown.message}`);
      }
      if (thrown instanceof MissingLabelError) return refuse(4, `sed: ${thrown.message}`);
      if (thrown instanceof EndlessScriptError) return refuse(4, 'sed: the script does not end');
      if (thrown instanceof PosixError && call.inPlace !== undefined)
        return refuse(4, `sed: couldn't open temporary file ${parentPath(thrown.path)}/sedTEMP: ${thrown.text}`);
      throw thrown;
    }
  },
};

import { structuredPatch } from 'diff';
import { toText, contentOf } from '../../files/node.ts';
import { parseOptions, refuse, succeed } from '../../options.ts';
import { normalizePath } from '../../files/paths.ts';
import type { CommandContext, SimulatedCommand } from '../command.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\\': '\\',
};

/** Implements dash's `echo`. `-n` is its only option, and it always interprets backslashes. */
const echo: SimulatedCommand = {
  name: 'echo',
  run(args) {
    const words = args[0] === '-n' ? args.slice(1) : args;
    let text = '';
    const plain = words.join(' ');
    for (let index = 0; index < plain.length; index += 1) {
      const character = plain.charAt(index);
      if (character !== '\\') {
        text += character;
        continue;
      }
      const next = plain.charAt(index + 1);
      if (next === 'c') return succeed(text);
      const octal = /^0[0-7]{0,3}/.exec(plain.slice(index + 1))?.[0];
      if (octal !== undefined) {
        text += String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
        index += octal.length;
      } else if (ESCAPES[next] === undefined) text += character;
      else {
        text += ESCAPES[next];
        index += 1;
      }
    }
    return succeed(args[0] === '-n' ? text : `${text}\n`);
  },
};

function readText({ session, cwd, stdin }: CommandContext, path: string): string | undefined {
  if (path === '-') return stdin;
  const node = session.target.files.stat(normalizePath(path, cwd));
  return node?.kind === 'file' ? toText(contentOf(node)) : undefined;
}

const uniq: SimulatedCommand = {
  name: 'uniq',
  run(args, context) {
    const { options, operands } = parseOptions(args, [
      { name: 'count', short: 'c' },
      { name: 'repeated', short: 'd' },
      { name: 'unique', short: 'u' },
      { name: 'ignore-case', short: 'i' },
    ]);
    const path = operands[0] ?? '-';
    const text = readText(context, path);
    if (text === undefined) return refuse(1, `uniq: ${path}: No such file or directory`);
    const groups: { readonly line: string; count: number }[] = [];
    const key = (line: string) => (options.has('ignore-case') ? line.toLowerCase() : line);
    for (const line of text.replace(/\n$/, '').split('\n')) {
      const last = groups.at(-1);
      if (last !== undefined && key(last.line) === key(line)) last.count += 1;
      else if (text !== '') groups.push({ line, count: 1 });
    }
    const kept = groups.filter(({ count }) =>
      options.has('repeated') ? count > 1 : options.has('unique') ? count === 1 : true,
    );
    const lines = kept.map(({ line, count }) =>
      options.has('count') ? `${String(count).padStart(7)} ${line}\n` : `${line}\n`,
    );
    return succeed(lines.join(''));
  },
};

interface Hunk {
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
  readonly lines: readonly string[];
}

function rangeText(start: number, count: number): string {
  return count <= 1 ? String(start) : `${start},${start + count - 1}`;
}

/** Prints a hunk in the default format of `diff`: a line such as `3d2`, then the changed lines. */
function plainHunk({ oldStart, oldLines, newStart, newLines, lines }: Hunk): string {
  const removed = lines.filter((line) => line.startsWith('-')).map((line) => `< ${line.slice(1)}\n`);
  const added = lines.filter((line) => line.startsWith('+')).map((line) => `> ${line.slice(1)}\n`);
  const letter = removed.length === 0 ? 'a' : added.length === 0 ? 'd' : 'c';
  const left = rangeText(removed.length === 0 ? oldStart - 1 : oldStart, oldLines);
  const right = rangeText(added.length === 0 ? newStart - 1 : newStart, newLines);
  return `${left}${letter}${right}\n${removed.join('')}${letter === 'c' ? '---\n' : ''}${added.join('')}`;
}

function unifiedRange(start: number, count: number): string {
  return count === 1 ? String(start) : `${start},${count}`;
}

const diff: SimulatedCommand = {
  name: 'diff',
  run(args, context) {
    const { options, operands } = parseOptions(args, [
      { name: 'brief', short: 'q' },
      { name: 'unified', short: 'u' },
      { name: 'report-identical-files', short: 's' },
      { name: 'recursive', short: 'r' },
      { name: 'new-file', short: 'N' },
      { name: 'ignore-all-space', short: 'w' },
    ]);
    const [left = '', right = ''] = operands;
    const [before, after] = [left, right].map((path) => readText(context, path));
    if (before === undefined) return refuse(2, `diff: ${left}: No such file or directory`);
    if (after === undefined) return refuse(2, `diff: ${right}: No such file or directory`);
    if (before === after)
      return succeed(options.has('report-identical-files') ? `Files ${left} and ${right} are identical\n` : '');
    if (options.has('brief')) return { exitCode: 1, stdout: `Files ${left} and ${right} differ\n`, stderr: '' };
    const unified = options.has('unified');
    const { hunks } = structuredPatch(left, right, before, after, '', '', { context: unified ? 3 : 0 });
    const stdout = unified
      ? `--- ${left}\n+++ ${right}\n` +
        hunks
          .map(
            (hunk) =>
              `@@ -${unifiedRange(hunk.oldStart, hunk.oldLines)} +${unifiedRange(hunk.newStart, hunk.newLines)} @@\n${hunk.lines.map((line) => `${line}\n`).join('')}`,
          )
          .join('')
      : hunks.map(plainHunk).join('');
    return { exitCode: 1, stdout, stderr: '' };
  },
};

export const TEXT_COMMANDS: readonly SimulatedCommand[] = [echo, uniq, diff];

/** `grep`, `egrep` and `fgrep` (GNU 3.8). */
import { BoundedRegExp } from '../../../../values/regexp/bounded/bounded-regexp.ts';
import { escapeRegexp } from '../../../../values/regexp/regexp.ts';
import { READ } from '../../../files/access.ts';
import { contentOf, toText } from '../../../files/node.ts';
import { baseName, joinPath, normalizePath } from '../../../files/paths.ts';
import { PosixError } from '../../../files/posix-error.ts';
import { refuse, type ToolResult } from '../../../options.ts';
import type { CommandContext, SimulatedCommand } from '../../command.ts';
import { mustBeAllowed } from '../../permissions.ts';
import { posixRegExp, PosixRegExpError, UnmatchedBracketError } from '../../posix-regexp.ts';
import { readGrepCall, type GrepCall } from './call.ts';

/** Returns the start and end of each match in a line. */
type Matcher = (line: string) => readonly (readonly [number, number])[];

function createMatcher({ patterns, syntax, flags }: GrepCall): Matcher {
  const isCaseInsensitive = flags.has('i');
  const expressions = patterns.map((pattern) => {
    if (syntax === 'fixed' || syntax === 'perl') {
      const source = syntax === 'perl' ? pattern : escapeRegexp(pattern);
      return new BoundedRegExp(new RegExp(source, `g${isCaseInsensitive ? 'i' : ''}`));
    }
    return posixRegExp(pattern, { isExtended: syntax === 'extended', isCaseInsensitive });
  });
  const isWord = (line: string, [start, end]: readonly [number, number]): boolean =>
    !/\w/.test(line.charAt(start - 1)) && !/\w/.test(line.charAt(end));
  return (line) => {
    const found = expressions.flatMap((expression) => findMatches(expression, line));
    if (flags.has('x')) return found.filter(([start, end]) => start === 0 && end === line.length);
    return flags.has('w') ? found.filter((place) => isWord(line, place)) : found;
  };
}

function findMatches(expression: RegExp, line: string): readonly (readonly [number, number])[] {
  const places: (readonly [number, number])[] = [];
  expression.lastIndex = 0;
  for (let match = expression.exec(line); match !== null; match = expression.exec(line)) {
    places.push([match.index, match.index + match[0].length]);
    if (match[0] === '') expression.lastIndex += 1;
  }
  return places;
}

function globbed(globs: readonly string[], name: string): boolean {
  return globs.some((glob) => {
    const source = glob
      .replaceAll(/[\\^$.+()[\]{}|]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.');
    return new BoundedRegExp(new RegExp(`^${source}$`)).test(name);
  });
}

interface Source {
  readonly name: string;
  readonly text: string;
}

function collectSources(
  call: GrepCall,
  context: CommandContext,
): { readonly sources: readonly Source[]; readonly complaints: readonly string[] } {
  const { session, cwd } = context;
  const { files } = session.target;
  const sources: Source[] = [];
  const complaints: string[] = [];
  const isRecursive = call.flags.has('r');
  const visit = (name: string, isNamed: boolean): void => {
    const path = normalizePath(name, cwd);
    const node = files.stat(path);
    if (node === undefined) {
      if (isNamed) complaints.push(`grep: ${name}: No such file or directory\n`);
      return;
    }
    if (node.kind === 'directory') {
      if (!isRecursive) complaints.push(`grep: ${name}: Is a directory\n`);
      else if (isNamed || !globbed(call.excludedFolders, baseName(path)))
        for (const entry of files.list(path)) {
          const inside = joinPath(path, entry);
          if (files.lstat(inside)?.kind !== 'link')
            visit(name.endsWith('/') ? `${name}${entry}` : `${name}/${entry}`, false);
        }
      return;
    }
    if (node.kind !== 'file') return;
    if (globbed(call.excluded, baseName(path))) return;
    if (call.included.length > 0 && !globbed(call.included, baseName(path))) return;
    try {
      mustBeAllowed(session, path, node, READ);
      sources.push({ name, text: toText(contentOf(node)) });
    } catch (thrown) {
      if (!(thrown instanceof PosixError)) throw thrown;
      complaints.push(`grep: ${name}: ${thrown.text}\n`);
    }
  };
  const named = call.files.length > 0 ? call.files : isRecursive ? [''] : ['-'];
  for (const name of named) {
    if (name === '-') sources.push({ name: '(standard input)', text: context.stdin });
    else if (name === '')
      for (const entry of files.list(cwd)) {
        if (files.lstat(joinPath(cwd, entry))?.kind !== 'link') visit(entry, false);
      }
    else visit(name, true);
  }
  return { sources, complaints };
}

function search(call: GrepCall, context: CommandContext): ToolResult {
  const { flags } = call;
  const matches = createMatcher(call);
  const { sources, complaints } = collectSources(call, context);
  const showsName = !flags.has('h') && (flags.has('H') || flags.has('r') || call.files.length > 1);
  let isAny = false;
  let output = '';
  for (const { name, text } of sources) {
    const prefix = showsName ? name : '';
    const { lines, count } = searchText(call, matches, text, prefix, output !== '');
    if (count > 0) isAny = true;
    if (flags.has('q')) {
      if (isAny) break;
    } else if (flags.has('l')) output += count > 0 ? `${name}\n` : '';
    else if (flags.has('L')) output += count > 0 ? '' : `${name}\n`;
    else if (flags.has('c')) output += `${showsName ? `${name}:` : ''}${count}\n`;
    else output += lines;
  }
  const isFine = flags.has('L') ? output !== '' : isAny;
  const hasFailed = complaints.length > 0 && !(flags.has('q') && isAny);
  return {
    exitCode: hasFailed ? 2 : isFine ? 0 : 1,
    stdout: output,
    // With -q, grep exits at the first match, before it reads the remaining files and reports their errors.
    stderr: flags.has('s') || (flags.has('q') && isAny) ? '' : complaints.join(''),
  };
}

/** Searches a file. Returns the output lines with their context lines, and the number of matching lines. */
function searchText(
  { flags, most, after, before }: GrepCall,
  matches: Matcher,
  text: string,
  prefix: string,
  hasEarlier: boolean,
): { readonly lines: string; readonly count: number } {
  const separator = flags.has('z') ? '\0' : '\n';
  const all = text === '' ? [] : (text.endsWith(separator) ? text.slice(0, -1) : text).split(separator);
  const hasContext = after > 0 || before > 0;
  let [output, count, printed, left] = ['', 0, -1, 0];
  const print = (index: number, mark: string, line = all[index] ?? ''): void => {
    if (hasContext && index > printed + 1 && (printed >= 0 || hasEarlier)) output += '--\n';
    printed = index;
    const number = flags.has('n') ? `${index + 1}${mark}` : '';
    output += `${prefix === '' ? '' : `${prefix}${mark}`}${number}${line}${separator}`;
  };
  for (let index = 0; index < all.length; index += 1) {
    const line = all[index] ?? '';
    const places = count < most ? matches(line) : [];
    if (count < most && places.length > 0 !== flags.has('v')) {
      count += 1;
      left = after;
      if (flags.has('o')) {
        if (!flags.has('v'))
          for (const [start, end] of leftmost(places)) if (end > start) print(index, ':', line.slice(start, end));
        continue;
      }
      for (let earlier = Math.max(printed + 1, index - before); earlier < index; earlier += 1) print(earlier, '-');
      print(index, ':');
    } else if (left > 0) {
      left -= 1;
      if (!flags.has('o')) print(index, '-');
    } else if (count >= most) break;
  }
  return { lines: output, count };
}

/** Removes overlapping matches: keeps the leftmost match, and of several that begin there the longest. */
function leftmost(places: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const kept: (readonly [number, number])[] = [];
  for (const place of places.toSorted((one, other) => one[0] - other[0] || other[1] - one[1]))
    if (place[0] >= (kept.at(-1)?.[1] ?? 0)) kept.push(place);
  return kept;
}

function grepTool(name: string, syntax: GrepCall['syntax']): SimulatedCommand {
  return {
    name,
    run(args, context) {
      const { files } = context.session.target;
      const call = readGrepCall(args, syntax, (path) => {
        if (path === '-') return context.stdin;
        const node = files.stat(normalizePath(path, context.cwd));
        return node?.kind === 'file' ? toText(contentOf(node)) : undefined;
      });
      if ('exitCode' in call) return call;
      try {
        return search(call, context);
      } catch (thrown) {
        if (thrown instanceof UnmatchedBracketError || thrown instanceof SyntaxError)
          return refuse(2, 'grep: Invalid regular expression');
        if (thrown instanceof PosixRegExpError) return refuse(2, `grep: ${thrown.message}`);
        throw thrown;
      }
    },
  };
}

export const GREP_COMMANDS: readonly SimulatedCommand[] = [
  grepTool('grep', 'basic'),
  grepTool('egrep', 'extended'),
  grepTool('fgrep', 'fixed'),
];

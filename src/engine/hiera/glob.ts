/** Files by a pattern, as Ruby's `Dir.glob` finds them: `*`, `**`, `?`, `[a-z]`, `{a,b}`; names that begin with a dot are hidden. */
import { compareText } from '../values/text.ts';
import { normalizePath } from './data-files.ts';

/** A pattern with more alternatives than this is cut short: each pair of braces doubles them. */
const ALTERNATIVES = 1000;

/** The paths that match, sorted folder by folder; those of an earlier alternative first. */
export function globFiles(pattern: string, paths: readonly string[]): readonly string[] {
  return expandBraces(pattern).flatMap((each) => {
    const regexp = globRegExp(normalizePath(each));
    return paths.filter((path) => regexp.test(path)).sort(compareBySegment);
  });
}

function compareBySegment(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  for (const [index, part] of left.entries()) {
    const order = compareText(part, right[index] ?? '');
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** `{a,b{c,d}}` one alternative at a time, outermost braces first, as Ruby does. */
function expandBraces(pattern: string, room = { left: ALTERNATIVES }): readonly string[] {
  const open = pattern.indexOf('{');
  const cuts: number[] = [];
  let depth = 0;
  for (let at = open; at !== -1 && at < pattern.length; at += 1) {
    const character = pattern[at];
    if (character === '\\') at += 1;
    else if (character === '{') depth += 1;
    else if (character === ',' && depth === 1) cuts.push(at);
    else if (character === '}') depth -= 1;
    if (depth > 0) continue;
    const edges = [open, ...cuts, at];
    const found: string[] = [];
    for (const [index, from] of edges.slice(0, -1).entries()) {
      if (room.left <= 0) break;
      room.left -= 1;
      const part = pattern.slice(from + 1, edges[index + 1]);
      found.push(...expandBraces(pattern.slice(0, open) + part + pattern.slice(at + 1), room));
    }
    return found;
  }
  return [pattern];
}

function globRegExp(pattern: string): RegExp {
  const parts = pattern.split('/').map((part, index, all) => {
    const last = index === all.length - 1;
    if (part === '**' && !last) return '(?:(?!\\.)[^/]+/)*';
    return segmentPattern(part) + (last ? '' : '/');
  });
  return new RegExp(`^${parts.join('')}$`, 'u');
}

function segmentPattern(part: string): string {
  const hidden = /^[*?[]/.test(part) ? '(?!\\.)' : '';
  const body = part.replace(/\\(.)|\*+|\?|\[([!^]?)([^\]]+)\]|[$()+./{|}^[\]\\-]/gsu, (match, escaped, not, set) => {
    if (typeof escaped === 'string') return quote(escaped);
    if (typeof set === 'string') return `[${not === '' ? '' : '^'}${set.replace(/[\\\]^[&|~]/g, '\\$&')}]`;
    if (match.startsWith('*')) return '[^/]*';
    return match === '?' ? '[^/]' : quote(match);
  });
  return hidden + body;
}

function quote(character: string): string {
  return /[$()*+./?[\\\]^{|}-]/.test(character) ? `\\${character}` : character;
}

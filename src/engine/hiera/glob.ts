/**
 * Finds files by a pattern like Ruby's `Dir.glob`: `*`, `**`, `?`, `[a-z]`, `{a,b}`. Names that begin with a dot do not
 * match.
 */
import { BoundedRegExp } from '../values/regexp/bounded/bounded-regexp.ts';
import { compareText } from '../values/text.ts';
import { normalizePath } from './data/data-files.ts';

/** Maximum number of alternatives per pattern. Each pair of braces at least doubles their number. */
const ALTERNATIVES = 1000;

/**
 * Returns the files that match, sorted folder by folder. Files of earlier alternatives come first, unless the
 * alternatives follow `**`. In that case, Ruby finds the files of all alternatives in one walk through the folders.
 */
export function globFiles(pattern: string, paths: readonly string[]): readonly string[] {
  // A pattern that ends with a slash matches only folders.
  if (pattern.endsWith('/')) return [];
  const patterns = isOneWalk(pattern) ? [pattern] : expandBraces(pattern);
  return patterns.flatMap((each) => {
    const regexp = globRegExp(normalizePath(each));
    return paths.filter((path) => regexp.test(path)).sort(compareBySegment);
  });
}

function isOneWalk(pattern: string): boolean {
  const open = pattern.indexOf('{');
  if (open === -1 || !/(?:^|\/)\*\*\//.test(pattern.slice(0, open))) return false;
  let depth = 0;
  for (const character of pattern.slice(open)) {
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (character === '/' && depth > 0) return false;
  }
  return true;
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

/** Expands `{a,b{c,d}}` like Ruby: one alternative at a time, outermost braces first. */
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
    const alternatives = expandBraces(part).map(segmentPattern);
    return `(?:${alternatives.join('|')})${last ? '' : '/'}`;
  });
  return new BoundedRegExp(new RegExp(`^${parts.join('')}$`, 'u'));
}

function segmentPattern(part: string): string {
  const hidden = /^[*?[]/.test(part) ? '(?!\\.)' : '';
  const body = part.replace(/\\(.)|\*+|\?|\[([!^]?)([^\]]+)\]|[$()+./{|}^[\]\\-]/gsu, (match, escaped, not, set) => {
    if (typeof escaped === 'string') return quote(escaped);
    if (typeof set === 'string') return bracketPattern(set, not !== '');
    if (match.startsWith('*')) return '[^/]*';
    return match === '?' ? '[^/]' : quote(match);
  });
  return hidden + body;
}

/**
 * Converts a bracket expression of single characters and ranges. As in Ruby, a reversed range matches only its two
 * ends.
 */
function bracketPattern(set: string, negated: boolean): string {
  const parts = Array.from(set.matchAll(/(.)-(.)|./gsu), ([part, from, to]) => {
    if (from === undefined || to === undefined) return quoteInBrackets(part);
    return `${quoteInBrackets(from)}${compareText(from, to) > 0 ? '' : '-'}${quoteInBrackets(to)}`;
  });
  return `[${negated ? '^/' : ''}${parts.join('')}]`;
}

function quoteInBrackets(character: string): string {
  return /[\\\]^[-]/.test(character) ? `\\${character}` : character;
}

function quote(character: string): string {
  return /[$()*+./?[\\\]^{|}-]/.test(character) ? `\\${character}` : character;
}

/**
 * Returns the folder that contains all matches of a pattern, with a trailing slash. Returns an empty string if matches
 * may be anywhere.
 */
export function folderOfPattern(pattern: string): string {
  // An alternative may contain `..` and lead outside of the folder: `data/{nodes,../common}/*.yaml`.
  if (/\{.*\.\./s.test(pattern)) return '';
  const whole = normalizePath(pattern);
  const plain = whole.slice(0, whole.search(/[*?[{\\]|$/));
  return plain.slice(0, plain.lastIndexOf('/') + 1);
}

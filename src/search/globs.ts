/** Globs of the search fields, which select files by path. */

/** Characters that are special in a regular expression, but not in a glob. */
const PLAIN = /[.+^$()|\\/]/;

/**
 * Compiles globs, separated by commas, to a function that tests a path; returns `undefined` without globs. `*` matches
 * anything but a slash, `**` anything, `?` one character, `[abc]` one of several characters, and `{a,b}` one of several
 * strings. A glob without a slash matches a name in any folder; a glob that names a folder matches all files in it.
 */
export function pathTest(globs: string): ((path: string) => boolean) | undefined {
  const sources = splitGlobs(globs).map(toRegExpSource);
  if (sources.length === 0) return undefined;
  const anyOf = new RegExp(`^(?:${sources.join('|')})(?:/.*)?$`, 's');
  return (path) => anyOf.test(path);
}

function splitGlobs(globs: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let current = '';
  for (const sign of globs) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth = Math.max(0, depth - 1);
    if (sign === ',' && depth === 0) {
      found.push(current);
      current = '';
    } else current += sign;
  }
  return [...found, current].map((glob) => glob.trim().replace(/^(?:\.?\/)+|\/+$/g, '')).filter((glob) => glob !== '');
}

function toRegExpSource(glob: string): string {
  const anywhere = glob.includes('/') ? '' : '(?:.*/)?';
  const closing = glob.lastIndexOf('}');
  let source = '';
  let depth = 0;
  for (let at = 0; at < glob.length; at += 1) {
    const sign = glob.charAt(at);
    const set = sign === '[' ? /^\[[^\]/]+\]/.exec(glob.slice(at))?.[0] : undefined;
    if (set !== undefined) {
      source += `[${set.slice(1, -1).replace(/^!/, '^').replace(/[\\[]/g, '\\$&')}]`;
      at += set.length - 1;
    } else if (glob.startsWith('**/', at)) {
      source += '(?:.*/)?';
      at += 2;
    } else if (glob.startsWith('**', at)) {
      source += '.*';
      at += 1;
    } else if (sign === '*') source += '[^/]*';
    else if (sign === '?') source += '[^/]';
    else if (sign === '{' && at < closing) {
      source += '(?:';
      depth += 1;
    } else if (sign === '}' && depth > 0) {
      source += ')';
      depth -= 1;
    } else if (sign === ',' && depth > 0) source += '|';
    else source += PLAIN.test(sign) || '[]{}'.includes(sign) ? `\\${sign}` : sign;
  }
  return `${anywhere}${source}${')'.repeat(depth)}`;
}

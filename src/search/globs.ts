/** Globs that choose files by path, as people write them in search fields. */

/** Signs that mean something in a regular expression and nothing in a glob. */
const PLAIN = /[.+^$()|\\/]/;

/**
 * A test of paths for globs parted by commas, or `undefined` for none. `*` stands for anything but a slash, `**` for anything, `?` for one
 * character, `[abc]` for one of several, `{a,b}` for one of several texts. A glob without a slash is a name anywhere; one that names a folder means all in it.
 */
export function pathTest(globs: string): ((path: string) => boolean) | undefined {
  const sources = splitGlobs(globs).map(sourceOf);
  if (sources.length === 0) return undefined;
  const anyOf = new RegExp(`^(?:${sources.join('|')})(?:/.*)?$`, 's');
  return (path) => anyOf.test(path);
}

/** The globs of a field: commas part them, but for those in braces. */
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

function sourceOf(glob: string): string {
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

/** True if a pattern matches the path of a file, like Ruby's `File.fnmatch`. */
export function isIgnoredPath(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => globPattern(pattern).test(path));
}

function globPattern(pattern: string): RegExp {
  let source = /^[*?]/.test(pattern) ? '(?!\\.)' : '';
  for (let at = 0; at < pattern.length; at += 1) {
    const char = pattern.charAt(at);
    const set = char === '[' ? /^\[([!^]?)([^\]]+)\]/.exec(pattern.slice(at)) : null;
    if (set !== null) {
      source += `[${set[1] === '' ? '' : '^'}${(set[2] ?? '').replaceAll(/[\\[\]^]/g, '\\$&')}]`;
      at += set[0].length - 1;
    } else if (char === '*') source += '.*';
    else if (char === '?') source += '.';
    else {
      if (char === '\\' && at + 1 < pattern.length) at += 1;
      source += pattern.charAt(at).replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
    }
  }
  return new RegExp(`^${source}$`, 's');
}

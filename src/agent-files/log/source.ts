/** Reads the source of a message: the path of a resource, such as `/Stage[main]/Main/File[/etc/motd]/ensure`. */

/** Maximum number of characters of a source. Real resources have shorter sources. */
const MAX_SOURCE = 4000;
const NAME = /\/?[A-Za-z_]\w*(?:::\w+)*/y;
const PROPERTY = /\/[a-z_]\w*(?=$|[:)( ])/y;
/** Matches the provider in the source of a debug message: `Exec[x](provider=posix)`. */
const PROVIDER = /\(provider=[\w:]*\)/y;
/** Matches the characters that can follow a title: the next part of the path, or the end of the source. */
const AFTER_TITLE = /\/[A-Za-z_]|:? |:?$|[()]/y;
const SCOPE = /^Scope\((?:[^()]|\([^()]*\))*\)/;

interface SourceEnd {
  /** Offset of the end of the source. */
  readonly end: number;
  /** The last resource, or class with a title, in the path, such as `File[/etc/motd]`. */
  readonly ref: string | undefined;
  /** Property or parameter at the end of the path. */
  readonly property: string | undefined;
}

/**
 * Reads a source at the beginning of a string; undefined if there is none. Titles may contain brackets, slashes and
 * colons. Takes linear time.
 */
export function readSource(text: string): SourceEnd | undefined {
  const start = text[0];
  if (start !== '/' && (start === undefined || start < 'A' || start > 'Z')) return undefined;
  const scope = SCOPE.exec(text.slice(0, MAX_SOURCE))?.[0];
  if (scope !== undefined) return { end: scope.length, ref: undefined, property: undefined };
  if (!text.includes('[')) return undefined;
  return readPath(text.slice(0, MAX_SOURCE));
}

function readPath(text: string): SourceEnd | undefined {
  const closers = matchBrackets(text);
  let at = 0;
  let ref: string | undefined;
  for (;;) {
    const name = matchAt(NAME, text, at);
    if (name === undefined) return undefined;
    if (text[at + name.length] !== '[') {
      // A class in a path has no title: `/Stage[main]/Storage/Exec[x]`.
      if (ref === undefined || text[at + name.length] !== '/') return undefined;
      at += name.length;
      continue;
    }
    const end = findTitleEnd(text, at + name.length, closers);
    if (end === undefined) return undefined;
    ref = text.slice(at, end).replace(/^\//, '');
    at = end;
    const property = matchAt(PROPERTY, text, at);
    if (property !== undefined) return { end: at + property.length, ref, property: property.slice(1) };
    at += matchAt(PROVIDER, text, at)?.length ?? 0;
    if (text[at] !== '/') return { end: at, ref, property: undefined };
  }
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** Returns the offset of the closing bracket for each opening bracket that has one. */
function matchBrackets(text: string): ReadonlyMap<number, number> {
  const closers = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '[') open.push(at);
    else if (text[at] === ']') {
      const opener = open.pop();
      if (opener !== undefined) closers.set(opener, at);
    }
  }
  return closers;
}

/**
 * Returns the offset after a title. If the brackets in the title are unbalanced, the title ends at the first bracket
 * after which a source can continue or end.
 */
function findTitleEnd(text: string, opener: number, closers: ReadonlyMap<number, number>): number | undefined {
  const closer = closers.get(opener);
  if (closer !== undefined && endsTitle(text, closer)) return closer + 1;
  for (let at = text.indexOf(']', opener); at !== -1; at = text.indexOf(']', at + 1)) {
    if (endsTitle(text, at)) return at + 1;
  }
  return undefined;
}

function endsTitle(text: string, closer: number): boolean {
  return matchAt(AFTER_TITLE, text, closer + 1) !== undefined;
}

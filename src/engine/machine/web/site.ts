/** The sites that the running web servers of a machine have, as their configuration says. */

/** What is done with requests below a path. */
export interface Location {
  readonly path: string;
  /** Whether `path` is the whole path (`location = /x`), or its beginning. */
  readonly isExact: boolean;
  /** The folder whose files are served, in place of the site's. */
  root?: string;
  /** The folder that stands for `path` itself. */
  alias?: string;
  /** The answer without a file: `return 301 https://…`. */
  answer?: { readonly status: number; readonly text: string };
  /** The address to which requests are handed on. */
  proxy?: string;
}

export interface Site {
  readonly ports: number[];
  readonly names: string[];
  /** Whether it answers for names that no site of its port has. */
  isDefault: boolean;
  root: string | undefined;
  index: readonly string[];
  readonly locations: Location[];
  /** The answer to every request (`return` of a server). */
  answer: Location['answer'];
}

export interface WebServer {
  /** `nginx` or `Apache`. */
  readonly software: 'nginx' | 'Apache';
  readonly version: string;
  readonly sites: readonly Site[];
}

export function newSite(): Site {
  return { ports: [], names: [], isDefault: false, root: undefined, index: [], locations: [], answer: undefined };
}

/** The port of `80`, `*:80`, `[::]:443` and the like. */
export function portOf(word: string): number | undefined {
  const port = /(?:^|:)(\d{1,5})$/.exec(word)?.[1];
  return port === undefined ? undefined : Number(port);
}

/** Sites of a machine's running web servers, from their configuration. */

/** Handling of requests below a path. */
export interface Location {
  readonly path: string;
  /** True if `path` must match exactly (`location = /x`); otherwise it is a prefix. */
  readonly isExact: boolean;
  /** Directory to serve files from, instead of the site's. */
  root?: string;
  /** Directory that replaces `path` itself. */
  alias?: string;
  /** Fixed response, such as the response of `return 301 https://…`. No file is served then. */
  answer?: { readonly status: number; readonly text: string };
  /** Address to which requests are proxied. */
  proxy?: string;
}

export interface Site {
  readonly ports: number[];
  readonly names: string[];
  /** True if the site also responds to host names that belong to no site on its port. */
  isDefault: boolean;
  root: string | undefined;
  index: readonly string[];
  readonly locations: Location[];
  /** Response to every request (`return` of a server). */
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

/** Parses the port of `80`, `*:80`, `[::]:443` and similar forms. */
export function parsePort(word: string): number | undefined {
  const port = /(?:^|:)(\d{1,5})$/.exec(word)?.[1];
  return port === undefined ? undefined : Number(port);
}

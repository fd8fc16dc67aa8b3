/** Sites of a machine's running web servers, from their configuration. */

export interface Location {
  readonly path: string;
  /** True if the path must be equal (`location = /x`). False if it is a prefix. */
  readonly isExact: boolean;
  root?: string;
  alias?: string;
  /** Fixed response, such as that of `return 301 https://…`. No file is served then. */
  answer?: { readonly status: number; readonly text: string };
  proxy?: string;
}

export interface Site {
  readonly ports: number[];
  readonly names: string[];
  /** True if the site responds to all host names on its port that no other site has. */
  isDefault: boolean;
  root: string | undefined;
  index: readonly string[];
  readonly locations: Location[];
  /** Fixed response to every request, from `return` in the server block. */
  answer: Location['answer'];
}

export interface WebServer {
  readonly software: 'nginx' | 'Apache';
  readonly version: string;
  readonly sites: readonly Site[];
}

export function newSite(): Site {
  return { ports: [], names: [], isDefault: false, root: undefined, index: [], locations: [], answer: undefined };
}

/** Parses the port of `80`, `*:80`, `[::]:443` and similar forms. Returns `undefined` if there is none. */
export function parsePort(word: string): number | undefined {
  const port = /(?:^|:)(\d{1,5})$/.exec(word)?.[1];
  return port === undefined ? undefined : Number(port);
}

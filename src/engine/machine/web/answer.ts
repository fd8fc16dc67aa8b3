import type { Target } from '../target.ts';
import { joinPath, normalizePath } from '../files/paths.ts';
import { apacheSites } from './apache-sites.ts';
import { nginxSites } from './nginx-sites.ts';
import type { Location, Site, WebServer } from './site.ts';

export interface WebAnswer {
  readonly status: number;
  readonly reason: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

interface WebRequest {
  readonly port: number;
  /** Name in the request's `Host` header, without the port. */
  readonly name: string;
  readonly path: string;
}

const REASONS: Readonly<Record<number, string>> = {
  200: 'OK',
  204: 'No Content',
  301: 'Moved Permanently',
  302: 'Found',
  303: 'See Other',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  410: 'Gone',
  418: "I'm a teapot",
  444: 'No Response',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};
const NGINX_REASONS: Readonly<Record<number, string>> = {
  302: 'Moved Temporarily',
  503: 'Service Temporarily Unavailable',
};
const APACHE_SENTENCES: Readonly<Record<number, string>> = {
  403: "You don't have permission to access this resource.",
  404: 'The requested URL was not found on this server.',
  410: 'The requested resource is no longer available on this server and there is no forwarding address.',
  502: 'The proxy server received an invalid response from an upstream server.',
  503: 'The server is temporarily unable to service your request due to maintenance downtime or capacity problems. Please try again later.',
};
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  htm: 'text/html',
  css: 'text/css',
  js: 'application/javascript',
  json: 'application/json',
  txt: 'text/plain',
  svg: 'image/svg+xml',
  xml: 'text/xml',
};

/**
 * Maximum number of times that a request is proxied within the machine. A request that exceeds it is treated as a loop.
 */
const MOST_HOPS = 4;

function upstream(version: string | undefined): string {
  return (version ?? '').replace(/^\d+:/, '').replace(/-[^-]*$/, '');
}

function findServers(target: Target): readonly WebServer[] {
  const { packages, services, platform } = target;
  const apache = platform.family === 'debian' ? 'apache2' : 'httpd';
  return [
    ...(services.isRunning('nginx')
      ? [{ software: 'nginx' as const, version: upstream(packages.versionOf('nginx')), sites: nginxSites(target) }]
      : []),
    ...(services.isRunning(apache)
      ? [{ software: 'Apache' as const, version: upstream(packages.versionOf(apache)), sites: apacheSites(target) }]
      : []),
  ];
}

function hasName({ names }: Site, name: string): boolean {
  return names.some((each) => {
    const wanted = each.replace(/:\d+$/, '').toLowerCase();
    return wanted.startsWith('*.') ? name.endsWith(wanted.slice(1)) : wanted === name;
  });
}

function siteFor(sites: readonly Site[], { port, name }: WebRequest): Site | undefined {
  const here = sites.filter(({ ports }) => ports.includes(port));
  return here.find((site) => hasName(site, name)) ?? here.find(({ isDefault }) => isDefault) ?? here[0];
}

/** Returns the location that exactly matches the path, or else the location with the longest matching prefix. */
function locationFor({ locations }: Site, path: string): Location | undefined {
  const exact = locations.find((each) => each.isExact && each.path === path);
  const prefixes = locations.filter((each) => !each.isExact && path.startsWith(each.path));
  return exact ?? prefixes.toSorted((one, other) => other.path.length - one.path.length)[0];
}

class Answers {
  readonly #target: Target;
  readonly #server: WebServer;
  readonly #request: WebRequest;

  constructor(target: Target, server: WebServer, request: WebRequest) {
    this.#target = target;
    this.#server = server;
    this.#request = request;
  }

  with(status: number, body: string, type = 'text/html', more: WebAnswer['headers'] = []): WebAnswer {
    const { software, version } = this.#server;
    const distribution = this.#target.platform.family === 'debian' ? 'Debian' : 'Red Hat Enterprise Linux';
    const isNginx = software === 'nginx';
    return {
      status,
      reason: (isNginx ? NGINX_REASONS[status] : undefined) ?? REASONS[status] ?? 'Unknown',
      headers: [
        ['Server', isNginx ? `nginx/${version}` : `Apache/${version} (${distribution})`],
        ['Date', new Date(this.#target.clock).toUTCString()],
        ['Content-Type', type],
        ['Content-Length', String(new TextEncoder().encode(body).length)],
        ...more,
      ],
      body,
    };
  }

  page(status: number, more: WebAnswer['headers'] = []): WebAnswer {
    const { software, version } = this.#server;
    const title = `${status} ${(software === 'nginx' ? NGINX_REASONS[status] : undefined) ?? REASONS[status] ?? ''}`;
    if (software === 'nginx') {
      const foot = `<hr><center>nginx/${version}</center>`;
      const lines = ['<html>', `<head><title>${title}</title></head>`, '<body>', `<center><h1>${title}</h1></center>`];
      return this.with(status, [...lines, foot, '</body>', '</html>', ''].join('\r\n'), 'text/html', more);
    }
    const signature = `Apache/${version} Server at ${this.#request.name} Port ${this.#request.port}`;
    const lines = ['<!DOCTYPE HTML PUBLIC "-//IETF//DTD HTML 2.0//EN">', '<html><head>', `<title>${title}</title>`];
    const [, ...reason] = title.split(' ');
    const text = [`<h1>${reason.join(' ')}</h1>`, `<p>${APACHE_SENTENCES[status] ?? ''}</p>`, '<hr>'];
    const all = [...lines, '</head><body>', ...text, `<address>${signature}</address>`, '</body></html>', ''];
    return this.with(status, all.join('\n'), 'text/html; charset=iso-8859-1', more);
  }

  plain({ status, text }: NonNullable<Location['answer']>): WebAnswer {
    const { name, path } = this.#request;
    const filled = text.replace(/\$(?:host|server_name)\b/g, name).replace(/\$(?:request_uri|uri)\b/g, path);
    if (status >= 300 && status < 400) return this.page(status, [['Location', filled]]);
    return filled === '' ? this.page(status) : this.with(status, filled, 'text/plain');
  }

  file(file: string, index: readonly string[]): WebAnswer {
    const { files } = this.#target;
    const { name, port, path } = this.#request;
    if (!files.exists(file)) return this.page(404);
    if (!files.isDirectory(file)) {
      const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
      return this.with(200, files.readText(file), type);
    }
    if (!path.endsWith('/')) {
      return this.page(301, [['Location', `http://${name}${port === 80 ? '' : `:${port}`}${path}/`]]);
    }
    const first = index.map((each) => joinPath(file, each)).find((each) => files.exists(each));
    return first === undefined ? this.page(403) : this.file(first, []);
  }
}

/**
 * Returns the response of the server that listens on the request's port. Returns `undefined` if no server listens
 * there.
 */
export function webAnswer(target: Target, request: WebRequest, hops = 0): WebAnswer | undefined {
  const server = findServers(target).find(({ sites }) => sites.some(({ ports }) => ports.includes(request.port)));
  const site = server === undefined ? undefined : siteFor(server.sites, request);
  if (server === undefined || site === undefined) return undefined;
  const answers = new Answers(target, server, request);
  const path = request.path.replace(/[?#].*$/, '');
  if (site.answer !== undefined) return answers.plain(site.answer);
  const location = locationFor(site, path);
  if (location?.answer !== undefined) return answers.plain(location.answer);
  if (location?.proxy !== undefined) {
    const behind = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::(\d+))?/.exec(location.proxy);
    const next = { ...request, port: Number(behind?.[1] ?? 80) };
    const answer = behind === null || hops >= MOST_HOPS ? undefined : webAnswer(target, next, hops + 1);
    return answer ?? answers.page(server.software === 'nginx' ? 502 : 503);
  }
  const root = location?.root ?? site.root;
  if (location?.alias !== undefined) {
    return answers.file(normalizePath(joinPath(location.alias, path.slice(location.path.length))), site.index);
  }
  if (root === undefined) return answers.page(404);
  // The normalized path cannot leave the directory, because `..` in the root stays in the root.
  return answers.file(normalizePath(joinPath(root, normalizePath(joinPath('/', path)))), site.index);
}

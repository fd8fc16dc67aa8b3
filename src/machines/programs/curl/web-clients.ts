/** `curl` and `wget`. Only the web servers on the machine answer: the machine has no network. */
import { joinPath, normalizePath } from '../../../engine/machine/files/paths.ts';
import { PosixError } from '../../../engine/machine/files/posix-error.ts';
import { parseOptions, refuse, type OptionSpec, type ToolResult } from '../../../engine/machine/options.ts';
import type { Target } from '../../../engine/machine/target.ts';
import { webAnswer, type WebAnswer } from '../../../engine/machine/web/answer.ts';
import type { CommandContext } from '../../../engine/machine/shell/command.ts';
import { mayWriteFile } from '../../../engine/machine/shell/permissions.ts';

const CURL_OPTIONS: readonly OptionSpec[] = [
  { name: 'silent', short: 's' },
  { name: 'show-error', short: 'S' },
  { name: 'fail', short: 'f' },
  { name: 'head', short: 'I' },
  { name: 'include', short: 'i' },
  { name: 'location', short: 'L' },
  { name: 'insecure', short: 'k' },
  { name: 'ipv4', short: '4' },
  { name: 'ipv6', short: '6' },
  { name: 'remote-name', short: 'O' },
  { name: 'output', short: 'o', takesValue: true },
  { name: 'header', short: 'H', takesValue: true },
  { name: 'write-out', short: 'w', takesValue: true },
  { name: 'user-agent', short: 'A', takesValue: true },
  { name: 'user', short: 'u', takesValue: true },
  { name: 'request', short: 'X', takesValue: true },
  { name: 'max-time', short: 'm', takesValue: true },
  { name: 'connect-timeout', takesValue: true },
  { name: 'retry', takesValue: true },
  { name: 'url', takesValue: true },
];
const WGET_OPTIONS: readonly OptionSpec[] = [
  { name: 'quiet', short: 'q' },
  { name: 'no-verbose' },
  { name: 'server-response', short: 'S' },
  { name: 'spider' },
  { name: 'no-check-certificate' },
  { name: 'output-document', short: 'O', takesValue: true },
  { name: 'directory-prefix', short: 'P', takesValue: true },
  { name: 'header', takesValue: true },
  { name: 'tries', short: 't', takesValue: true },
  { name: 'timeout', short: 'T', takesValue: true },
];

/** Maximum number of redirects, as in curl. */
const MOST_REDIRECTS = 50;

interface Address {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly isSecure: boolean;
}

function parseAddress(text: string): Address | undefined {
  const match = /^(?:(https?):\/\/)?(?:[^@/]*@)?(\[[^\]]*\]|[^:/?#]*)(?::(\d+))?([/?#].*)?$/i.exec(text);
  const [, scheme = 'http', host = '', port, path = '/'] = match ?? [];
  if (host === '') return undefined;
  const isSecure = scheme.toLowerCase() === 'https';
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return {
    host: name,
    port: Number(port ?? (isSecure ? 443 : 80)),
    path: path.startsWith('/') ? path : `/${path}`,
    isSecure,
  };
}

type ConnectionResult =
  | { readonly kind: 'answer'; readonly answer: WebAnswer }
  | { readonly kind: 'unknown host' }
  | { readonly kind: 'refused' };

/** Checks whether a name refers to the machine itself, according to its `/etc/hosts`. Undefined for an unknown name. */
function isOwn(target: Target, host: string): boolean | undefined {
  if (host === '::1' || host.startsWith('127.') || host === '0.0.0.0') return true;
  if (/^[\d.]+$/.test(host) || host.includes(':')) return false;
  const hosts = target.files.exists('/etc/hosts') ? target.files.readText('/etc/hosts') : '';
  for (const line of hosts.split('\n')) {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    if (names.some((name) => name.toLowerCase() === host)) return address === '::1' || address.startsWith('127.');
  }
  return undefined;
}

function reach(target: Target, address: Address, name = address.host): ConnectionResult {
  const own = isOwn(target, address.host);
  if (own === undefined) return { kind: 'unknown host' };
  // Certificates are not simulated, so nothing is served over TLS.
  const answer =
    own && !address.isSecure ? webAnswer(target, { port: address.port, name, path: address.path }) : undefined;
  return answer === undefined ? { kind: 'refused' } : { kind: 'answer', answer };
}

function formatHead({ status, reason, headers }: WebAnswer): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n`;
}

function hostHeader(header: string | undefined): string | undefined {
  return /^host:\s*(.*?)(?::\d+)?\s*$/i.exec(header ?? '')?.[1]?.toLowerCase();
}

function findFileName(path: string): string {
  return (
    path
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? ''
  );
}

function findRedirect({ headers }: WebAnswer): string | undefined {
  return headers.find(([name]) => name === 'Location')?.[1];
}

/** Address of a redirect, which may be only a path. */
function nextAddress(to: string, { host, port }: Address): Address | undefined {
  return parseAddress(to.startsWith('/') ? `http://${host}:${port}${to}` : to);
}

/**
 * Writes a response to a file and returns an empty string. Returns the response itself for standard output (`-` or no
 * file), and undefined if the file cannot be written.
 */
function put(file: string | undefined, text: string, { session, cwd }: CommandContext): string | undefined {
  if (file === undefined || file === '-') return text;
  const path = normalizePath(file, cwd);
  const { uid, gid } = session.identity;
  try {
    mayWriteFile(session, path);
    session.target.files.write(path, text, { umask: session.umask, uid, gid });
    return '';
  } catch (thrown) {
    if (thrown instanceof PosixError) return undefined;
    throw thrown;
  }
}

function curl(target: Target, args: readonly string[], context: CommandContext): ToolResult {
  const { options, operands, unknown } = parseOptions(args, CURL_OPTIONS);
  if (unknown !== undefined) {
    return refuse(
      2,
      `curl: option ${unknown}: is unknown\ncurl: try 'curl --help' or 'curl --manual' for more information`,
    );
  }
  const url = options.get('url') ?? operands[0];
  if (url === undefined) return refuse(2, "curl: try 'curl --help' or 'curl --manual' for more information");
  const isQuiet = options.has('silent') && !options.has('show-error');
  const failed = (code: number, text: string): ToolResult =>
    isQuiet ? { exitCode: code, stdout: '', stderr: '' } : refuse(code, `curl: (${code}) ${text}`);
  let stdout = '';
  let next = parseAddress(url);
  for (let redirects = 0; ; redirects += 1) {
    if (next === undefined) return failed(3, 'URL using bad/illegal format or missing URL');
    const { host, port, path } = next;
    const reached = reach(target, next, redirects === 0 ? hostHeader(options.get('header')) : undefined);
    if (reached.kind === 'unknown host') return failed(6, `Could not resolve host: ${host}`);
    if (reached.kind === 'refused') {
      return failed(7, `Failed to connect to ${host} port ${port} after 0 ms: Couldn't connect to server`);
    }
    const { answer } = reached;
    if (options.has('fail') && answer.status >= 400) {
      return failed(22, `The requested URL returned error: ${answer.status}`);
    }
    if (options.has('head') || options.has('include')) stdout += formatHead(answer);
    const goesTo = findRedirect(answer);
    if (options.has('location') && goesTo !== undefined) {
      if (redirects === MOST_REDIRECTS) return failed(47, `Maximum (${MOST_REDIRECTS}) redirects followed`);
      next = nextAddress(goesTo, next);
      continue;
    }
    const file = options.get('output') ?? (options.has('remote-name') ? findFileName(path) : undefined);
    const shown = options.has('head') ? '' : put(file, answer.body, context);
    if (shown === undefined) return failed(23, 'Failure writing output to destination');
    stdout += shown;
    const written = (options.get('write-out') ?? '')
      .replaceAll('%{http_code}', String(answer.status))
      .replaceAll('%{response_code}', String(answer.status))
      .replaceAll('\\n', '\n');
    return { exitCode: 0, stdout: stdout + written, stderr: '' };
  }
}

function wget(target: Target, args: readonly string[], context: CommandContext): ToolResult {
  const words = args.map((each) => (each === '-nv' ? '--no-verbose' : each));
  const { options, operands, unknown } = parseOptions(words, WGET_OPTIONS);
  const usage = "Usage: wget [OPTION]... [URL]...\n\nTry `wget --help' for more options.";
  if (unknown !== undefined) return refuse(2, `wget: unrecognized option '${unknown}'\n${usage}`);
  const [url] = operands;
  if (url === undefined) return refuse(1, `wget: missing URL\n${usage}`);
  const log: string[] = [];
  const ended = (exitCode: number, stdout = ''): ToolResult => ({
    exitCode,
    stdout,
    stderr: options.has('quiet') || log.length === 0 ? '' : `${log.join('\n')}\n`,
  });
  let next = parseAddress(url);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (next === undefined) return refuse(1, `${url}: Invalid host name.`);
    const { host, port, path } = next;
    const reached = reach(target, next, hostHeader(options.get('header')));
    if (reached.kind === 'unknown host') {
      log.push(`wget: unable to resolve host address ‘${host}’`);
      return ended(4);
    }
    log.push(
      `Connecting to ${host} (${host})|127.0.0.1|:${port}... ${reached.kind === 'refused' ? 'failed: Connection refused.' : 'connected.'}`,
    );
    if (reached.kind === 'refused') return ended(4);
    const { answer } = reached;
    log.push(`HTTP request sent, awaiting response... ${answer.status} ${answer.reason}`);
    const goesTo = findRedirect(answer);
    if (goesTo !== undefined && answer.status < 400) {
      log.push(`Location: ${goesTo} [following]`);
      next = nextAddress(goesTo, next);
      continue;
    }
    if (answer.status >= 400) {
      log.push(`ERROR ${answer.status}: ${answer.reason}.`);
      return ended(8);
    }
    if (options.has('spider')) return ended(0);
    const into = options.get('directory-prefix');
    const own = findFileName(path) === '' ? 'index.html' : findFileName(path);
    const file = options.get('output-document') ?? (into === undefined ? own : joinPath(into, own));
    const stdout = put(file, answer.body, context);
    if (stdout === undefined) {
      log.push(`${file}: Permission denied`);
      return ended(3);
    }
    if (file !== '-') log.push(`‘${file}’ saved [${new TextEncoder().encode(answer.body).length}]`);
    return ended(0, stdout);
  }
  log.push(`${MOST_REDIRECTS} redirections exceeded.`);
  return ended(8);
}

export const programs = { curl, wget } as const;

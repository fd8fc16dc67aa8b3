/** Checks nginx's configuration, with nginx's messages (`src/core/ngx_conf_file.c`). */
import { processId } from '../service-journal.ts';
import type { ConfigVisitor } from './config-visitor.ts';
import { isPort, matchingFiles, type UnitHost } from './unit.ts';

export const NGINX_CONF = '/etc/nginx/nginx.conf';

const PLAIN = new Set(
  (
    'user worker_processes pid events http stream mail server location upstream include root index listen server_name return rewrite set if ' +
    'map geo types default_type sendfile tcp_nopush tcp_nodelay gzip expires alias try_files error_page error_log access_log ' +
    'allow deny internal resolver resolver_timeout satisfy break etag stub_status autoindex charset daemon env load_module ' +
    'thread_pool timer_resolution use multi_accept worker_connections worker_rlimit_nofile worker_priority worker_cpu_affinity ' +
    'master_process working_directory limit_except split_clients server_tokens server_names_hash_bucket_size ' +
    'server_names_hash_max_size types_hash_max_size types_hash_bucket_size underscores_in_headers variables_hash_max_size ' +
    'hash ip_hash least_conn random zone merge_slashes msie_padding output_buffers port_in_redirect postpone_output ' +
    'recursive_error_pages reset_timedout_connection root send_timeout server_name_in_redirect slice sub_filter ' +
    'sub_filter_once sub_filter_types empty_gif mirror perl js_import valid_referers userid aio directio disable_symlinks ' +
    'ignore_invalid_headers if_modified_since absolute_redirect chunked_transfer_encoding connection_pool_size max_ranges ' +
    'read_ahead request_pool_size accept_mutex accept_mutex_delay debug_points lock_file pcre_jit ssi dav_methods create_full_put_path ' +
    'mp4 flv aio_write ancient_browser ancient_browser_value dav_access debug_connection directio_alignment max_headers ' +
    'min_delete_depth mirror_request_body modern_browser modern_browser_value mp4_buffer_size mp4_max_buffer_size ' +
    'mp4_start_key_frame msie_refresh post_action postpone_gzipping referer_hash_bucket_size referer_hash_max_size rewrite_log ' +
    'secure_link secure_link_md5 secure_link_secret sendfile_max_chunk sub_filter_last_modified subrequest_output_buffer_size ' +
    'uninitialized_variable_warn userid_domain userid_expires userid_flags userid_mark userid_name userid_p3p userid_path ' +
    'userid_service gunzip slowfs google_perftools_profiles imap_auth pop3_auth smtp_auth protocol starttls xclient timeout'
  ).split(' '),
);
const PREFIXES =
  /^(?:proxy|fastcgi|uwsgi|scgi|grpc|memcached|ssl|gzip|gunzip|client|limit|add|auth|log|open|keepalive|large|lingering|real_ip|set_real_ip|http2|http3|quic|map|geoip|autoindex|charset|image_filter|secure_link|ssi|worker|xslt|perl|js|lua|more|brotli|error|random|addition|access|content|header|preread|variables|source|override|random_index)_/;

/** Contexts in which a directive is allowed. Contains only directives that are often misplaced. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  events: ['main'],
  http: ['main'],
  worker_connections: ['events'],
  server: ['http', 'stream', 'mail', 'upstream'],
  location: ['server', 'location'],
  listen: ['server'],
  server_name: ['server'],
  upstream: ['http', 'stream'],
  root: ['http', 'server', 'location', 'if'],
  proxy_pass: ['location', 'if', 'limit_except', 'server'],
  user: ['main'],
  worker_processes: ['main'],
};
const COUNTS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  listen: [1, 12],
  root: [1, 1],
  user: [1, 2],
  worker_processes: [1, 1],
  worker_connections: [1, 1],
  server_name: [1, 200],
  proxy_pass: [1, 1],
  include: [1, 1],
  index: [1, 20],
  pid: [1, 1],
  sendfile: [1, 1],
};
/** Directives with one value that may occur only once per block. */
const SINGLE = new Set(
  (
    'absolute_redirect aio autoindex client_body_buffer_size client_body_temp_path client_body_timeout ' +
    'client_header_buffer_size client_header_timeout client_max_body_size default_type directio etag fastcgi_buffering fastcgi_index ' +
    'fastcgi_read_timeout gzip gzip_comp_level gzip_http_version gzip_min_length gzip_vary keepalive_requests ' +
    'keepalive_timeout pid proxy_buffering proxy_buffer_size proxy_connect_timeout proxy_http_version proxy_pass proxy_read_timeout ' +
    'proxy_send_timeout reset_timedout_connection resolver_timeout root send_timeout sendfile server_name_in_redirect ' +
    'server_names_hash_bucket_size server_names_hash_max_size server_tokens ssl_buffer_size ssl_ciphers ssl_dhparam ssl_ecdh_curve ' +
    'ssl_prefer_server_ciphers ssl_session_cache ssl_session_tickets ssl_session_timeout ssl_stapling ssl_stapling_verify tcp_nodelay ' +
    'tcp_nopush types_hash_bucket_size types_hash_max_size underscores_in_headers use user variables_hash_bucket_size ' +
    'variables_hash_max_size worker_connections worker_processes worker_rlimit_nofile'
  ).split(' '),
);
const FREE = new Set(['types', 'map', 'geo', 'split_clients']);

class NginxError extends Error {}

interface Token {
  readonly text: string;
  readonly line: number;
  readonly quoted: boolean;
}

function* tokens(text: string, file: string): Generator<Token> {
  let line = 1;
  for (let at = 0; at < text.length;) {
    const character = text.charAt(at);
    if (character === '\n') line += 1;
    if (/\s/.test(character)) at += 1;
    else if (character === '#') {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
    } else if (';{}'.includes(character)) {
      yield { text: character, line, quoted: false };
      at += 1;
    } else if (character === '"' || character === "'") {
      const start = line;
      let end = at + 1;
      for (; end < text.length && text.charAt(end) !== character; end += 1) {
        if (text.charAt(end) === '\\') end += 1;
        else if (text.charAt(end) === '\n') line += 1;
      }
      if (end >= text.length) throw new NginxError(`unexpected end of file, expecting ";" or "}" in ${file}:${line}`);
      yield { text: text.slice(at + 1, end), line: start, quoted: true };
      at = end + 1;
    } else {
      const match = /^(?:\$\{[^}]*\}|\\.|[^\s;{}])+/.exec(text.slice(at));
      const word = match?.[0] ?? character;
      yield { text: word, line, quoted: false };
      at += word.length;
    }
  }
}

function checkListen(word: string, place: string): void {
  if (word.startsWith('unix:')) return;
  const port = /^(?:\[[^\]]*\]|[^:]*):(.*)$/.exec(word)?.[1] ?? (/^\d+$/.test(word) ? word : undefined);
  if (port !== undefined && !isPort(port))
    throw new NginxError(`invalid port in "${word}" of the "listen" directive in ${place}`);
}

class Reader {
  readonly #host: UnitHost;
  readonly #visitor: ConfigVisitor | undefined;
  /** Single-value directives seen so far, for each open block. */
  readonly #had: Set<string>[] = [new Set()];
  hasEvents = false;

  constructor(host: UnitHost, visitor?: ConfigVisitor) {
    this.#host = host;
    this.#visitor = visitor;
  }

  read(file: string, contexts: readonly string[]): void {
    const open = [...contexts];
    const text = this.#host.files.readText(file);
    let words: Token[] = [];
    let last = 1;
    for (const token of tokens(text, file)) {
      last = token.line;
      const isMark = !token.quoted && (token.text === ';' || token.text === '{' || token.text === '}');
      if (!isMark) {
        words.push(token);
        continue;
      }
      const place = `${file}:${token.line}`;
      if (token.text === '}') {
        if (words.length > 0 || open.length === contexts.length) throw new NginxError(`unexpected "}" in ${place}`);
        this.#had.pop();
        if (!FREE.has(open.pop() ?? '')) this.#visitor?.close();
        continue;
      }
      const [first, ...rest] = words;
      if (first === undefined) throw new NginxError(`unexpected "${token.text}" in ${place}`);
      const args = rest.map(({ text: word }) => word);
      if (!FREE.has(open.at(-1) ?? '')) {
        this.#directive(first.text, args, open, { file, line: token.line });
        if (!FREE.has(first.text)) this.#visitor?.directive(first.text, args, token.text === '{');
      }
      if (token.text === '{') {
        open.push(first.text);
        this.#had.push(new Set());
      }
      words = [];
    }
    if (words.length > 0) throw new NginxError(`unexpected end of file, expecting ";" or "}" in ${file}:${last}`);
    if (open.length > contexts.length) throw new NginxError(`unexpected end of file, expecting "}" in ${file}:${last}`);
  }

  #directive(
    name: string,
    args: readonly string[],
    open: readonly string[],
    { file, line }: { readonly file: string; readonly line: number },
  ): void {
    const place = `${file}:${line}`;
    const context = open.at(-1) ?? 'main';
    if (!PLAIN.has(name) && !PREFIXES.test(name)) throw new NginxError(`unknown directive "${name}" in ${place}`);
    if (PLACES[name]?.includes(context) === false)
      throw new NginxError(`"${name}" directive is not allowed here in ${place}`);
    const [least, most] = COUNTS[name] ?? [0, Infinity];
    if (args.length < least || args.length > most)
      throw new NginxError(`invalid number of arguments in "${name}" directive in ${place}`);
    const had = this.#had.at(-1);
    if (SINGLE.has(name) && had?.has(name) === true)
      throw new NginxError(`"${name}" directive is duplicate in ${place}`);
    had?.add(name);
    const [first = ''] = args;
    if (name === 'events') this.hasEvents = true;
    if (name === 'listen') checkListen(first, place);
    if (name === 'user' && this.#host.accounts.user(first) === undefined)
      throw new NginxError(`getpwnam("${first}") failed in ${place}`);
    if (name !== 'include') return;
    const pattern = first.startsWith('/') ? first : `/etc/nginx/${first}`;
    const found = matchingFiles(this.#host, pattern);
    if (found.length === 0 && !pattern.includes('*'))
      throw new NginxError(`open() "${pattern}" failed (2: No such file or directory) in ${place}`);
    if (open.length < 20) for (const path of found) this.read(path, open);
  }
}

/** Creates the prefix of a message. Debian's nginx logs to standard error, with the time and its process number. */
function emergency({ platform, clock }: UnitHost): string {
  if (platform.family !== 'debian') return 'nginx: [emerg]';
  const time = new Date(clock).toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' ');
  const process = processId('nginx', clock);
  return `${time} [emerg] ${process}#${process}:`;
}

export function readNginx(host: UnitHost, visitor: ConfigVisitor): void {
  try {
    if (host.files.exists(NGINX_CONF)) new Reader(host, visitor).read(NGINX_CONF, []);
  } catch (thrown) {
    if (!(thrown instanceof NginxError)) throw thrown;
  }
}

export function checkNginx(host: UnitHost, file = NGINX_CONF): readonly string[] | undefined {
  const failed = (message: string) => [
    `${emergency(host)} ${message}`,
    `nginx: configuration file ${file} test failed`,
  ];
  if (!host.files.exists(file)) return failed(`open() "${file}" failed (2: No such file or directory)`);
  try {
    const reader = new Reader(host);
    reader.read(file, []);
    return reader.hasEvents ? undefined : failed('no "events" section in configuration');
  } catch (thrown) {
    if (thrown instanceof NginxError) return failed(thrown.message);
    throw thrown;
  }
}

/**
 * The site's headers, in the formats of common hosts. All are generated from `headerRules`, so that they cannot
 * disagree. A host that ignores them serves the site all the same: index.html contains the policy too.
 */

/**
 * `all` files; `strict` ones, with the page's policy: all except the engine's worker; the `engine`'s worker; the
 * `hashed` ones (their name changes with their content), including the worker; or the `fresh` ones, whose name stays.
 * Hosts with two matching policies for a file apply both, so `strict` and `engine` must not overlap.
 */
type FileKind = 'all' | 'strict' | 'engine' | 'hashed' | 'fresh';

export interface HeaderRule {
  readonly files: FileKind;
  readonly headers: Readonly<Record<string, string>>;
}

/** The policies of a site. */
export interface Policies {
  readonly page: string;
  readonly engine: string;
}

/** The script for other pages (src/embed). */
export const EMBED = 'embed.js';

/** Files whose name stays while their content changes: requested again at each visit. */
export const freshFiles = ['index.html', 'service-worker.js', 'manifest.webmanifest', EMBED] as const;

/** The folder of hashed files. */
export const HASHED = 'assets';
/** The folder of the engine's worker, which is hashed too. */
export const ENGINE = 'engine';

export function headerRules({ page, engine }: Policies): readonly HeaderRule[] {
  return [
    {
      files: 'all',
      headers: {
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        // Anyone may read the site, which has no accounts. Frames without an origin need it to load the page's modules.
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    },
    { files: 'strict', headers: { 'Content-Security-Policy': page } },
    { files: 'engine', headers: { 'Content-Security-Policy': engine } },
    { files: 'hashed', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { files: 'fresh', headers: { 'Cache-Control': 'no-cache' } },
  ];
}

function mergeHeaders(rules: readonly HeaderRule[], files: FileKind): HeaderRule['headers'] {
  return Object.assign({}, ...rules.filter((rule) => rule.files === files).map(({ headers }) => headers));
}

const note = 'Written by the build (scripts/site/host-files.ts).';

/** Netlify and Cloudflare Pages. Paths are for a site at a domain's root. */
function netlify(rules: readonly HeaderRule[]): string {
  const fresh = ['/', ...freshFiles.map((name) => `/${name}`)];
  const paths = {
    all: ['/*'],
    strict: [...fresh, `/${HASHED}/*`],
    engine: [`/${ENGINE}/*`],
    hashed: [`/${HASHED}/*`, `/${ENGINE}/*`],
    fresh,
  };
  const blocks = rules.flatMap(({ files, headers }) =>
    paths[files].map((path) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    ),
  );
  return `# ${note}\n${blocks.join('\n\n')}\n`;
}

/** Apache: headers, and the .br and .gz files beside each file if the browser accepts them. */
function apache(rules: readonly HeaderRule[]): string {
  const set = (headers: HeaderRule['headers']): readonly string[] =>
    Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`);
  const fresh = freshFiles.map((name) => name.replaceAll('.', '\\.')).join('|');
  const blocks = rules.map(({ files, headers }) => {
    if (files === 'all') return set(headers).map((line) => `  ${line}`);
    // The last policy counts.
    if (files === 'strict') return set(headers).map((line) => `  ${line}`);
    if (files === 'engine') {
      return ['  <FilesMatch "^engine-worker-">', ...set(headers).map((line) => `    ${line}`), '  </FilesMatch>'];
    }
    // A hashed name ends in a dash, eight characters and the extension; compressed files have one more extension.
    const pattern = files === 'hashed' ? '-[A-Za-z0-9_-]{8}\\.[a-z0-9]+(\\.br|\\.gz)?$' : `^(${fresh})(\\.br|\\.gz)?$`;
    return [`  <FilesMatch "${pattern}">`, ...set(headers).map((line) => `    ${line}`), '  </FilesMatch>'];
  });
  const types = [
    ['html', 'text/html'],
    ['js', 'text/javascript'],
    ['css', 'text/css'],
    ['svg', 'image/svg+xml'],
    ['webmanifest', 'application/manifest+json'],
    ['ttf', 'font/ttf'],
    ['json', 'application/json'],
    ['wasm', 'application/wasm'],
  ] as const;
  const encodings = [
    ['br', 'br'],
    ['gz', 'gzip'],
  ] as const;
  return [
    `# ${note}`,
    'AddType application/manifest+json .webmanifest',
    'AddType application/wasm .wasm',
    '<IfModule mod_headers.c>',
    ...blocks.flat(),
    '</IfModule>',
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    '  RewriteRule ^$ index.html',
    ...encodings.flatMap(([ending, encoding]) => [
      `  RewriteCond %{HTTP:Accept-Encoding} ${encoding}`,
      `  RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
      `  RewriteRule ^(.+)$ $1.${ending} [L]`,
    ]),
    ...types.flatMap(([ending, type]) =>
      encodings.map(([suffix]) => `  RewriteRule \\.${ending}\\.${suffix}$ - [T=${type},E=no-gzip:1,E=no-brotli:1]`),
    ),
    '</IfModule>',
    '<IfModule mod_headers.c>',
    ...encodings.flatMap(([ending, encoding]) => [
      `  <FilesMatch "\\.${ending}$">`,
      `    Header set Content-Encoding ${encoding}`,
      '    Header append Vary Accept-Encoding',
      '  </FilesMatch>',
    ]),
    '</IfModule>',
    '',
  ].join('\n');
}

/** nginx: include it in the `server` or `location` of the site. */
function nginx(rules: readonly HeaderRule[]): string {
  const of = (files: FileKind): HeaderRule['headers'] => mergeHeaders(rules, files);
  const add = (headers: HeaderRule['headers'], indent: string): readonly string[] =>
    Object.entries(headers).map(([name, value]) => `${indent}add_header ${name} "${value}" always;`);
  // A location with its own add_header inherits none, so that each one repeats all headers.
  return [
    `# ${note}`,
    '# include this file in the server block of the site; brotli_static needs the module ngx_brotli.',
    'gzip_static on;',
    '# brotli_static on;',
    'index index.html;',
    ...add({ ...of('all'), ...of('strict') }, ''),
    `location ~ /${HASHED}/ {`,
    ...add({ ...of('all'), ...of('strict'), ...of('hashed') }, '  '),
    '}',
    `location ~ /${ENGINE}/ {`,
    ...add({ ...of('all'), ...of('engine'), ...of('hashed') }, '  '),
    '}',
    `location ~ /(${freshFiles.map((name) => name.replaceAll('.', '\\.')).join('|')})$ {`,
    '  types { text/html html; text/javascript js; application/manifest+json webmanifest; }',
    ...add({ ...of('all'), ...of('strict'), ...of('fresh') }, '  '),
    '}',
    '',
  ].join('\n');
}

/** Vercel, for a folder that is deployed unchanged. */
function vercel(rules: readonly HeaderRule[]): string {
  const sources = {
    all: '/(.*)',
    strict: `/((?!${ENGINE}/).*)`,
    engine: `/${ENGINE}/(.*)`,
    hashed: `/(?:${HASHED}|${ENGINE})/(.*)`,
    fresh: `/(${freshFiles.join('|')})?`,
  };
  const headers = rules.map((rule) => ({
    source: sources[rule.files],
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ headers }, null, 2)}\n`;
}

/** Azure Static Web Apps. */
function azure(rules: readonly HeaderRule[]): string {
  const of = (files: FileKind): HeaderRule['headers'] => mergeHeaders(rules, files);
  // A route's headers replace the global ones with the same name, and the first matching route counts.
  const routes = [
    { route: `/${ENGINE}/*`, headers: { ...of('engine'), ...of('hashed') } },
    { route: `/${HASHED}/*`, headers: of('hashed') },
    ...freshFiles.map((name) => ({ route: `/${name}`, headers: of('fresh') })),
  ];
  return `${JSON.stringify(
    {
      globalHeaders: { ...of('all'), ...of('strict') },
      routes,
      mimeTypes: { '.webmanifest': 'application/manifest+json', '.wasm': 'application/wasm' },
    },
    null,
    2,
  )}\n`;
}

/** The hosts' files by name, for the folder of the built site. */
export function hostFiles(policies: Policies): Readonly<Record<string, string>> {
  const rules = headerRules(policies);
  return {
    _headers: netlify(rules),
    '.htaccess': apache(rules),
    'nginx.conf': nginx(rules),
    'vercel.json': vercel(rules),
    'staticwebapp.config.json': azure(rules),
  };
}

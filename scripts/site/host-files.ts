/**
 * Headers of the site, in the formats of common hosts. All formats are generated from `headerRules`, so that they are
 * always consistent. A host that ignores them can still serve the site, because index.html contains the policy, too.
 */

/**
 * Kinds of files with different headers. `all`: every file; `strict`: all files with the page's policy; `engine`: the
 * engine's worker; `hashed`: files whose name changes with their content, including the worker; `fresh`: files whose
 * name never changes. `strict` and `engine` must not overlap, because a host would send both policies.
 */
type FileKind = 'all' | 'strict' | 'engine' | 'hashed' | 'fresh';

export interface HeaderRule {
  readonly files: FileKind;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Policies {
  readonly page: string;
  readonly engine: string;
}

/** Name of the script that pages of other sites load (src/embed). */
export const EMBED = 'embed.js';

/** Files whose name stays the same when their content changes. Browsers must request them at each visit. */
export const freshFiles = ['index.html', 'service-worker.js', 'manifest.webmanifest', EMBED] as const;

/** Folder of the files with hashed names. */
export const HASHED = 'assets';
/** Folder of the engine's worker. Its file name is hashed, too. */
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
        // Allows other sites to read all files, because there are no accounts. Frames without an origin need this to
        // load the page's modules.
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

/** Format of Netlify and Cloudflare Pages. The paths are for a site at the root of a domain. */
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

/** Format of Apache. Also serves the .br and .gz files if the browser accepts them. */
function apache(rules: readonly HeaderRule[]): string {
  const set = (headers: HeaderRule['headers']): readonly string[] =>
    Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`);
  const fresh = freshFiles.map((name) => name.replaceAll('.', '\\.')).join('|');
  const blocks = rules.map(({ files, headers }) => {
    if (files === 'all') return set(headers).map((line) => `  ${line}`);
    // If several policies match a file, Apache sends the last one.
    if (files === 'strict') return set(headers).map((line) => `  ${line}`);
    if (files === 'engine') {
      return ['  <FilesMatch "^engine-worker-">', ...set(headers).map((line) => `    ${line}`), '  </FilesMatch>'];
    }
    // A hashed name ends in a dash, eight characters and the extension. Compressed files have another extension after
    // that.
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

/** Format of nginx, to be included in the `server` or `location` of the site. */
function nginx(rules: readonly HeaderRule[]): string {
  const of = (files: FileKind): HeaderRule['headers'] => mergeHeaders(rules, files);
  const add = (headers: HeaderRule['headers'], indent: string): readonly string[] =>
    Object.entries(headers).map(([name, value]) => `${indent}add_header ${name} "${value}" always;`);
  // Repeats all headers in each location, because a location with its own add_header inherits none.
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

/** Format of Vercel, for a folder that is deployed without a build. */
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

/** Format of Azure Static Web Apps. */
function azure(rules: readonly HeaderRule[]): string {
  const of = (files: FileKind): HeaderRule['headers'] => mergeHeaders(rules, files);
  // The first matching route is used. Its headers replace global headers with the same name.
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

/** Returns the configuration files of all hosts by name, to be written to the folder of the built site. */
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

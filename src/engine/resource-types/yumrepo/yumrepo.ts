/** Puppet's `yumrepo` (module yumrepo_core): package repositories of the Red Hat family. */
import { Failure } from '../../diagnostics/failure.ts';
import { uriMistake } from '../../values/uri-check.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { Value } from '../../values/value.ts';
import type { PropertyDefinition, ResourceTypeDefinition } from '../definition.ts';
import { ensureProperty } from '../ensurable.ts';
import { create, openFiles, remove, sectionOf, sectionsOn, setValue, valueOf } from './sections.ts';

const SCHEMES: ReadonlySet<string> = new Set(['file', 'http', 'https', 'ftp']);
const BOOLEAN = { value: /^(true|false|0|1|no|yes)$/m };
const ANYTHING = { value: /.*/ };
const ABSENT = { value: 'absent' };

/** The key of a property in the file. */
function keyOf(property: string): string {
  return property === 'descr' ? 'name' : property;
}

function setting(
  name: string,
  doc: string,
  more: Partial<Pick<PropertyDefinition, 'values' | 'validate' | 'munge' | 'sensitive'>> = {},
): PropertyDefinition {
  return {
    kind: 'property',
    name,
    doc: `${doc} \`absent\` takes it out of the file.`,
    values: [ABSENT, ANYTHING],
    retrieve: ({ resource }, target) => valueOf(resource, keyOf(name), target),
    sync: ({ resource, should }, target) => setValue(resource, keyOf(name), rubyToString(should), target),
    ...more,
  };
}

/** Puppet checks what it was given, and writes it with a capital: `True`, `No`, `1`. */
function yesOrNo(name: string, doc: string): PropertyDefinition {
  return setting(name, `${doc} \`true\`, \`yes\`, \`1\` or \`false\`, \`no\`, \`0\`.`, {
    values: [ABSENT, BOOLEAN],
    munge: (value) => {
      const text = rubyToString(value);
      return text === 'absent' ? text : text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
    },
  });
}

function matching(name: string, doc: string, pattern: RegExp): PropertyDefinition {
  return setting(name, doc, { values: [ABSENT, { value: pattern }] });
}

function checkUrl(text: string): void {
  const mistake = uriMistake(text);
  if (mistake !== undefined) throw new Failure(mistake);
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1];
  if (scheme === undefined || !SCHEMES.has(scheme)) throw new Failure('Must be a valid URL');
}

function url(name: string, doc: string): PropertyDefinition {
  return setting(name, doc, {
    validate: (value) => {
      if (value !== 'absent') checkUrl(rubyToString(value));
    },
  });
}

/** Several addresses, with spaces between. */
function urls(name: string, doc: string): PropertyDefinition {
  return setting(name, doc, {
    validate: (value) => {
      if (value !== 'absent') for (const each of rubyToString(value).split(/\s+/)) checkUrl(each);
    },
  });
}

const settings: readonly PropertyDefinition[] = [
  setting('descr', 'What people call the repository: `name` in its file.'),
  url('mirrorlist', 'Where the list of its mirrors is.'),
  urls('baseurl', 'Where it is: one or more URLs with spaces between, of `http`, `https`, `ftp` or `file`.'),
  yesOrNo('enabled', 'Whether packages are taken from it.'),
  yesOrNo('gpgcheck', 'Whether the signatures of packages are checked.'),
  yesOrNo('payload_gpgcheck', 'Whether the signatures of what is in the packages are checked.'),
  yesOrNo('repo_gpgcheck', "Whether the signature of the repository's own data is checked."),
  urls('gpgkey', 'Where the key is with which its packages are signed.'),
  matching('mirrorlist_expire', 'For how many seconds the list of mirrors is kept.', /^[0-9]+$/m),
  url('include', 'Where more of the configuration is.'),
  setting('exclude', 'Packages that are never taken from it: names and patterns with spaces between.'),
  url('gpgcakey', 'Where the key of the authority is that signs the keys.'),
  setting('includepkgs', 'The only packages that are taken from it: names and patterns with spaces between.'),
  yesOrNo('enablegroups', 'Whether groups of packages may be installed from it.'),
  yesOrNo('module_hotfixes', 'Whether its packages may replace those of modules.'),
  matching(
    'failovermethod',
    'In which order its addresses are tried: `roundrobin` or `priority`.',
    /^roundrobin|priority$/m,
  ),
  yesOrNo('keepalive', 'Whether connections stay open between requests.'),
  matching('retries', 'How often a file is asked for before it fails. `0`: for ever.', /^[0-9]+$/m),
  matching('http_caching', 'What caches between may keep: `packages`, `all` or `none`.', /^(packages|all|none)$/m),
  matching('timeout', 'How many seconds to wait for a connection.', /^\d+$/m),
  matching(
    'metadata_expire',
    'For how long its data are kept: seconds, or with `d`, `h`, `m`; or `never`.',
    /^([0-9]+[dhm]?|never)$/m,
  ),
  yesOrNo('protect', 'Whether its packages are protected from others (plugin `protectbase`).'),
  matching('priority', 'Which repository wins, the lowest number first (plugin `priorities`).', /^-?\d+$/m),
  matching('minrate', 'How many bytes in a second are too slow.', /^\d+$/m),
  matching('throttle', 'How fast it may load: bytes in a second, or a part of `bandwidth` with `%`.', /^\d+[kMG%]?$/m),
  matching('bandwidth', 'How fast the network is, for `throttle` in percent.', /^\d+[kMG]?$/m),
  matching('cost', 'How dear it is: of two with the same package the cheaper is used.', /^\d+$/m),
  setting('proxy', 'The proxy through which it is reached; `_none_` for none.', {
    validate: (value) => {
      const text = rubyToString(value);
      if (text !== '' && text !== 'absent' && text !== '_none_') checkUrl(text);
    },
    // The way to say it since version 8 of the systems; Puppet goes by the number alone, whatever the system is.
    munge: (value) => (value === '_none_' ? '' : value),
  }),
  setting('proxy_username', 'The name at the proxy.'),
  setting('proxy_password', 'The password at the proxy.', { sensitive: true }),
  yesOrNo('s3_enabled', 'Whether it is reached by S3.'),
  setting('sslcacert', 'The folder with the authorities that may vouch for it.'),
  yesOrNo('sslverify', 'Whether its certificate is checked.'),
  setting('sslclientcert', 'The certificate with which the machine says who it is.'),
  setting('sslclientkey', 'The key of `sslclientcert`.'),
  url('metalink', 'Where its metalink is, a list of mirrors with checksums.'),
  yesOrNo('skip_if_unavailable', 'Whether it is passed over when it cannot be reached.'),
  yesOrNo('assumeyes', 'Whether questions are answered with yes.'),
  matching('deltarpm_percentage', 'Above how many percent of a package a delta is not worth it.', /^\d+$/m),
  matching('deltarpm_metadata_percentage', 'The same for the data about deltas.', /^\d+$/m),
  setting('username', 'The name with which to log in to it.'),
  setting('password', 'The password with which to log in to it.', { sensitive: true }),
];

function text(value: Value): string | undefined {
  return value === undefined ? undefined : rubyToString(value);
}

export const yumrepo: ResourceTypeDefinition = {
  name: 'yumrepo',
  doc:
    'Manages a package repository of the Red Hat family: a section of a file in `/etc/yum.repos.d`. Most attributes are those ' +
    'of the manual page `yum.conf(5)`. Packages that come from the repository should require it.',
  providers: [
    {
      name: 'inifile',
      doc: 'Files in `/etc/yum.repos.d`, `/etc/yum/repos.d` or the `reposdir` of `/etc/yum.conf`, and `/etc/yum.conf` itself.',
      features: [],
      prefetch: (_resources, target) => void sectionsOn(target),
      flush: openFiles,
    },
  ],
  attributes: [
    ensureProperty({
      doc: 'Whether the repository is there.',
      exists: (resource, target) => sectionOf(resource, target) !== undefined,
      create: (resource, target) => {
        const values = settings.flatMap(({ name }) => {
          const value = text(resource.should(name));
          return value === undefined ? [] : [[keyOf(name), value] as const];
        });
        create(resource, new Map(values), target);
      },
      destroy: (resource, target) => {
        const section = sectionOf(resource, target);
        if (section !== undefined) remove(section, target);
      },
    }),
    { kind: 'parameter', name: 'name', doc: 'The name of the repository: its section.', namevar: true },
    {
      kind: 'parameter',
      name: 'target',
      doc: 'The file that holds it, whole or without its folder. Default: a file of its own name in `/etc/yum.repos.d`.',
      default: 'absent',
    },
    ...settings,
  ],
  instances: (target) => sectionsOn(target).map(({ name }) => ({ type: 'yumrepo', title: name, parameters: {} })),
};

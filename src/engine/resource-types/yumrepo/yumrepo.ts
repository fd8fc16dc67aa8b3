/** Declares Puppet's type `yumrepo` (module yumrepo_core). A resource is a package repository of the Red Hat family. */
import { Failure } from '../../diagnostics/failure.ts';
import { uriMistake } from '../../values/uri-check.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { PropertyDeclaration, TypeDeclaration } from '../declaration.ts';
import { ensureProperty } from '../ensurable.ts';

const SCHEMES: ReadonlySet<string> = new Set(['file', 'http', 'https', 'ftp']);
const BOOLEAN = { value: /^(true|false|0|1|no|yes)$/m };
const ANYTHING = { value: /.*/ };
const ABSENT = { value: 'absent' };

function setting(
  name: string,
  doc: string,
  more: Partial<Pick<PropertyDeclaration, 'values' | 'validate' | 'munge' | 'sensitive'>> = {},
): PropertyDeclaration {
  return {
    kind: 'property',
    name,
    doc: `${doc} \`absent\` removes the setting from the file.`,
    values: [ABSENT, ANYTHING],
    ...more,
  };
}

/** Creates a boolean property. Puppet checks the given value, and writes it capitalized: `True`, `No`, `1`. */
function yesOrNo(name: string, doc: string): PropertyDeclaration {
  return setting(name, `${doc} \`true\`, \`yes\`, \`1\` or \`false\`, \`no\`, \`0\`.`, {
    values: [ABSENT, BOOLEAN],
    munge: (value) => {
      const text = rubyToString(value);
      return text === 'absent' ? text : text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
    },
  });
}

function matching(name: string, doc: string, pattern: RegExp): PropertyDeclaration {
  return setting(name, doc, { values: [ABSENT, { value: pattern }] });
}

function checkUrl(text: string): void {
  const mistake = uriMistake(text);
  if (mistake !== undefined) throw new Failure(mistake);
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1];
  if (scheme === undefined || !SCHEMES.has(scheme)) throw new Failure('Must be a valid URL');
}

function url(name: string, doc: string): PropertyDeclaration {
  return setting(name, doc, {
    validate: (value) => {
      if (value !== 'absent') checkUrl(rubyToString(value));
    },
  });
}

function urls(name: string, doc: string): PropertyDeclaration {
  return setting(name, doc, {
    validate: (value) => {
      if (value !== 'absent') for (const each of rubyToString(value).split(/\s+/)) checkUrl(each);
    },
  });
}

export const settings: readonly PropertyDeclaration[] = [
  setting('descr', 'The display name of the repository: `name` in its file.'),
  url('mirrorlist', 'The URL of the mirror list.'),
  urls('baseurl', 'The URL of the repository, or several URLs separated by spaces: `http`, `https`, `ftp` or `file`.'),
  yesOrNo('enabled', 'Enables the repository.'),
  yesOrNo('gpgcheck', 'Checks the signatures of packages.'),
  yesOrNo('payload_gpgcheck', 'Checks the signatures of the payload of packages.'),
  yesOrNo('repo_gpgcheck', 'Checks the signature of the metadata.'),
  urls('gpgkey', 'The URL of the key that signs the packages.'),
  matching('mirrorlist_expire', 'The number of seconds for which the mirror list is cached.', /^[0-9]+$/m),
  url('include', 'The URL of another configuration file.'),
  setting('exclude', 'Packages to exclude: names and patterns, separated by spaces.'),
  url('gpgcakey', 'The URL of the key of the certificate authority.'),
  setting('includepkgs', 'The only packages to use: names and patterns, separated by spaces.'),
  yesOrNo('enablegroups', 'Allows package groups of the repository.'),
  yesOrNo('module_hotfixes', 'Lets packages replace those of module streams.'),
  matching('failovermethod', 'The order of its URLs: `roundrobin` or `priority`.', /^roundrobin|priority$/m),
  yesOrNo('keepalive', 'Keeps connections open between requests.'),
  matching('retries', 'The number of attempts for a file. `0`: unlimited.', /^[0-9]+$/m),
  matching(
    'http_caching',
    'The content that HTTP caches can keep: `packages`, `all` or `none`.',
    /^(packages|all|none)$/m,
  ),
  matching('timeout', 'The number of seconds to wait for a connection.', /^\d+$/m),
  matching(
    'metadata_expire',
    'The age at which metadata expires: seconds, or a number with `d`, `h` or `m`, or `never`.',
    /^([0-9]+[dhm]?|never)$/m,
  ),
  yesOrNo('protect', 'Protects its packages from other repositories (plugin `protectbase`).'),
  matching('priority', 'The priority of the repository: the lowest number wins (plugin `priorities`).', /^-?\d+$/m),
  matching('minrate', 'The minimum rate in bytes per second.', /^\d+$/m),
  matching('throttle', 'The maximum rate: bytes per second, or a percentage of `bandwidth`.', /^\d+[kMG%]?$/m),
  matching('bandwidth', 'The bandwidth of the network, for a `throttle` in percent.', /^\d+[kMG]?$/m),
  matching('cost', 'The cost of the repository: for the same package, the lower cost wins.', /^\d+$/m),
  setting('proxy', 'The URL of the proxy; `_none_` for no proxy.', {
    validate: (value) => {
      const text = rubyToString(value);
      if (text !== '' && text !== 'absent' && text !== '_none_') checkUrl(text);
    },
    // From RHEL 8 on, dnf expects an empty value. Puppet compares only the release number, so this also applies to
    // Debian 12.
    munge: (value) => (value === '_none_' ? '' : value),
  }),
  setting('proxy_username', 'The user name for the proxy.'),
  setting('proxy_password', 'The password for the proxy.', { sensitive: true }),
  yesOrNo('s3_enabled', 'Uses S3 to reach the repository.'),
  setting('sslcacert', 'The directory with trusted certificate authorities.'),
  yesOrNo('sslverify', 'Checks the certificate of the server.'),
  setting('sslclientcert', 'The client certificate.'),
  setting('sslclientkey', 'The key of the client certificate.'),
  url('metalink', 'The URL of the metalink, a mirror list with checksums.'),
  yesOrNo('skip_if_unavailable', 'Skips the repository if it cannot be reached.'),
  yesOrNo('assumeyes', 'Answers questions with yes.'),
  matching('deltarpm_percentage', 'The maximum size of a delta, in percent of the package.', /^\d+$/m),
  matching('deltarpm_metadata_percentage', 'The maximum size of the metadata of deltas, in percent.', /^\d+$/m),
  setting('username', 'The user name for the repository.'),
  setting('password', 'The password for the repository.', { sensitive: true }),
];

export const yumrepo: TypeDeclaration = {
  name: 'yumrepo',
  doc:
    'Manages a package repository of the Red Hat family: a section of a file in `/etc/yum.repos.d`. Most attributes are those ' +
    'of the manual page `yum.conf(5)`. Packages that come from the repository should require it.',
  providers: [
    {
      name: 'inifile',
      doc: 'Files in `/etc/yum.repos.d`, `/etc/yum/repos.d` or the `reposdir` of `/etc/yum.conf`, and `/etc/yum.conf` itself.',
      features: [],
    },
  ],
  attributes: [
    ensureProperty('The desired state of the repository.'),
    {
      kind: 'parameter',
      name: 'name',
      doc: 'The ID of the repository: the name of its section. Default: the title.',
      namevar: true,
    },
    {
      kind: 'parameter',
      name: 'target',
      doc: 'The file with the section: an absolute path, or a name in `/etc/yum.repos.d`. Default: a file with the name of the repository.',
      default: 'absent',
    },
    ...settings,
  ],
};

/** The configuration files of Apache's packages. */
export const APACHE_CONF = `ServerRoot "/etc/apache2"
PidFile /var/run/apache2/apache2.pid
Timeout 300
KeepAlive On
User www-data
Group www-data
LogLevel warn
IncludeOptional mods-enabled/*.load
IncludeOptional mods-enabled/*.conf
Include ports.conf
<Directory />
	Options FollowSymLinks
	AllowOverride None
	Require all denied
</Directory>
<Directory /var/www/>
	Options Indexes FollowSymLinks
	AllowOverride None
	Require all granted
</Directory>
IncludeOptional conf-enabled/*.conf
IncludeOptional sites-enabled/*.conf
`;
export const APACHE_SITE = `<VirtualHost *:80>
	ServerAdmin webmaster@localhost
	DocumentRoot /var/www/html
	ErrorLog \${APACHE_LOG_DIR}/error.log
	CustomLog \${APACHE_LOG_DIR}/access.log combined
</VirtualHost>
`;
export const HTTPD_CONF = `ServerRoot "/etc/httpd"
Listen 80
Include conf.modules.d/*.conf
User apache
Group apache
ServerAdmin root@localhost
<Directory />
    AllowOverride none
    Require all denied
</Directory>
DocumentRoot "/var/www/html"
<Directory "/var/www/html">
    Options Indexes FollowSymLinks
    AllowOverride None
    Require all granted
</Directory>
ErrorLog "logs/error_log"
LogLevel warn
IncludeOptional conf.d/*.conf
`;
/** Names of the modules that `a2enmod` can enable; `+` marks a module with a settings file. */
const MODULES = (
  'access_compat actions+ alias+ allowmethods asis auth_basic auth_digest auth_form authn_anon authn_core authn_dbd ' +
  'authn_dbm authn_file authn_socache authnz_fcgi authnz_ldap authz_core authz_dbd authz_dbm authz_groupfile authz_host ' +
  'authz_owner authz_user autoindex+ brotli buffer cache cache_disk+ cache_socache cern_meta cgi cgid+ charset_lite data ' +
  'dav dav_fs+ dav_lock dbd deflate+ dialup dir+ dump_io echo env expires ext_filter file_cache filter headers heartbeat ' +
  'heartmonitor http2+ ident imagemap include info+ lbmethod_bybusyness lbmethod_byrequests lbmethod_bytraffic ' +
  'lbmethod_heartbeat ldap+ log_debug log_forensic lua macro md mime+ mime_magic+ mpm_event+ mpm_prefork+ mpm_worker+ ' +
  'negotiation+ proxy+ proxy_ajp proxy_balancer+ proxy_connect proxy_express proxy_fcgi proxy_fdpass proxy_ftp+ ' +
  'proxy_hcheck proxy_html+ proxy_http proxy_http2 proxy_scgi proxy_uwsgi proxy_wstunnel ratelimit reflector remoteip ' +
  'reqtimeout+ request rewrite sed session session_cookie session_crypto session_dbd setenvif+ slotmem_plain slotmem_shm ' +
  'socache_dbm socache_memcache socache_redis socache_shmcb speling ssl+ status+ substitute suexec unique_id userdir+ ' +
  'usertrack vhost_alias xml2enc'
).split(' ');

/** Names of the modules that are enabled when the server is installed. */
const ENABLED =
  'access_compat alias auth_basic authn_core authn_file authz_core authz_host authz_user autoindex deflate dir env filter mime mpm_event negotiation reqtimeout setenvif status'.split(
    ' ',
  );

/** Modules that others depend on → those others: `a2enmod` enables the former before the latter. */
const DEPENDENCIES: Readonly<Record<string, string>> = {
  authn_core: 'access_compat auth_basic auth_digest',
  mime: 'asis include',
  'session authn_core': 'auth_form',
  dbd: 'authn_dbd',
  ldap: 'authnz_ldap',
  'dbd authz_core': 'authz_dbd',
  authz_core: 'authz_dbm authz_groupfile authz_host authz_user',
  cache: 'cache_disk cache_socache file_cache',
  dav: 'dav_fs',
  filter: 'deflate',
  proxy_balancer: 'lbmethod_bybusyness lbmethod_byrequests lbmethod_bytraffic lbmethod_heartbeat',
  proxy:
    'proxy_ajp proxy_connect proxy_express proxy_fcgi proxy_fdpass proxy_ftp proxy_hcheck proxy_http proxy_scgi proxy_uwsgi proxy_wstunnel',
  'proxy alias slotmem_shm': 'proxy_balancer',
  'proxy xml2enc': 'proxy_html',
  'proxy http2': 'proxy_http2',
  env: 'ratelimit',
  session: 'session_cookie session_crypto session_dbd',
  'setenvif mime socache_shmcb': 'ssl',
};

/** Modules of which one at a time is enabled. */
const PROCESSING = ['mpm_event', 'mpm_prefork', 'mpm_worker'];

/** The text of a module's `.load` file, whose comments are read by `a2enmod`. */
function loadFile(name: string): string {
  const needed = Object.entries(DEPENDENCIES).find(([, modules]) => modules.split(' ').includes(name))?.[0];
  const others = PROCESSING.includes(name) ? PROCESSING.filter((each) => each !== name) : [];
  const comments = [
    ...(needed === undefined ? [] : [`# Depends: ${needed}\n`]),
    ...(others.length === 0 ? [] : [`# Conflicts: ${others.join(' ')}\n`]),
  ];
  const file = name === 'dump_io' ? 'dumpio' : name;
  const line = `LoadModule ${file}_module /usr/lib/apache2/modules/mod_${file}.so\n`;
  return comments.join('') + (name === 'dav' ? `<IfModule !mod_dav.c>\n\t${line}</IfModule>\n` : line);
}

/** Path → content of `mods-available`. */
export function apacheModules(): Readonly<Record<string, string>> {
  const files = MODULES.flatMap((line): (readonly [string, string])[] => {
    const name = line.replace('+', '');
    const path = `/etc/apache2/mods-available/${name}`;
    const load = [`${path}.load`, loadFile(name)] as const;
    return line.endsWith('+') ? [load, [`${path}.conf`, `# Settings of ${name}\n`]] : [load];
  });
  return Object.fromEntries(files);
}

/** Path → target of the links in `mods-enabled` of a fresh server. */
export function enabledApacheModules(): Readonly<Record<string, string>> {
  const files = Object.keys(apacheModules()).map((path) => path.slice(path.lastIndexOf('/') + 1));
  const enabled = files.filter((file) => ENABLED.includes(file.replace(/\.\w+$/, '')));
  return Object.fromEntries(enabled.map((file) => [`/etc/apache2/mods-enabled/${file}`, `../mods-available/${file}`]));
}

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
  'access_compat alias+ auth_basic authn_core authn_file authz_core authz_host authz_user autoindex+ deflate+ dir+ env expires filter ' +
  'headers mime+ mpm_event+ mpm_prefork+ negotiation+ proxy+ proxy_fcgi proxy_http proxy_wstunnel reqtimeout+ rewrite setenvif+ ' +
  'socache_shmcb ssl+ status+ userdir+'
).split(' ');

/** Names of the modules that are enabled when the server is installed. */
const ENABLED =
  'access_compat alias auth_basic authn_core authn_file authz_core authz_host authz_user autoindex deflate dir env filter mime mpm_event negotiation reqtimeout setenvif status'.split(
    ' ',
  );

/** Module → modules that `a2enmod` enables before it. */
export const MODULE_DEPENDENCIES: Readonly<Record<string, readonly string[]>> = {
  ssl: ['setenvif', 'mime', 'socache_shmcb'],
  proxy_http: ['proxy'],
  proxy_fcgi: ['proxy'],
  proxy_wstunnel: ['proxy'],
  status: ['authn_core'],
};

/** Path → content of `mods-available`. */
export function apacheModules(): Readonly<Record<string, string>> {
  const files = MODULES.flatMap((line): (readonly [string, string])[] => {
    const name = line.replace('+', '');
    const path = `/etc/apache2/mods-available/${name}`;
    const load = [`${path}.load`, `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`] as const;
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

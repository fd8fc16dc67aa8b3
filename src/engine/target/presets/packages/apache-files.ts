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
const MODULES = 'alias auth_basic dir env headers mime proxy proxy_http rewrite setenvif ssl status userdir'.split(' ');

/** The modules that `a2enmod` can enable. */
export function apacheModules(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    MODULES.map((name) => [
      `/etc/apache2/mods-available/${name}.load`,
      `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`,
    ]),
  );
}

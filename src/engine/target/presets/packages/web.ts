/** Web servers, proxies and application servers. */
import { APACHE_CONF, APACHE_SITE, apacheModules, enabledApacheModules, HTTPD_CONF } from './apache-files.ts';
import { emptyFiles, offline, type PackageContents, type PackageFamily } from './row.ts';

function nginxConf(user: string, includes: string): string {
  return `user ${user};
worker_processes auto;
pid /run/nginx.pid;

events {
	worker_connections 768;
}

http {
	sendfile on;
	tcp_nopush on;
	types_hash_max_size 2048;
	include /etc/nginx/mime.types;
	default_type application/octet-stream;
	access_log /var/log/nginx/access.log;
	error_log /var/log/nginx/error.log;
	gzip on;
${includes}}
`;
}
const NGINX_SITE = `server {
	listen 80 default_server;
	listen [::]:80 default_server;
	root /var/www/html;
	index index.html index.htm index.nginx-debian.html;
	server_name _;
	location / {
		try_files $uri $uri/ =404;
	}
}
`;
const MIME_TYPES = 'types {\n    text/html html htm shtml;\n    text/css css;\n    application/javascript js;\n}\n';
const HAPROXY_CFG = `global
	log /dev/log local0
	chroot /var/lib/haproxy
	user haproxy
	group haproxy
	daemon

defaults
	log global
	mode http
	option httplog
	timeout connect 5000
	timeout client 50000
	timeout server 50000
`;
/** The pages that haproxy answers with in place of a server. */
const HAPROXY_ERRORS = Object.fromEntries(
  [400, 403, 408, 500, 502, 503, 504].map((code) => [
    `/etc/haproxy/errors/${code}.http`,
    `HTTP/1.0 ${code} Error\r\nContent-Type: text/html\r\n\r\n<h1>${code}</h1>\n`,
  ]),
);
const SQUID_CONF = 'acl localnet src 10.0.0.0/8\nhttp_access allow localhost\nhttp_access deny all\nhttp_port 3128\n';
const VARNISH_VCL = 'vcl 4.1;\n\nbackend default {\n    .host = "127.0.0.1";\n    .port = "8080";\n}\n';
const TOMCAT_XML =
  '<?xml version="1.0" encoding="UTF-8"?>\n<Server port="-1" shutdown="SHUTDOWN">\n  <Service name="Catalina">\n    <Connector port="8080" protocol="HTTP/1.1" />\n  </Service>\n</Server>\n';

function phpFpm(version: string): PackageContents {
  return {
    services: [`php${version}-fpm`],
    files: {
      [`/etc/php/${version}/fpm/conf.d`]: null,
      [`/etc/php/${version}/fpm/php-fpm.conf`]: `[global]\ninclude=/etc/php/${version}/fpm/pool.d/*.conf\n`,
      [`/etc/php/${version}/fpm/php.ini`]: '[PHP]\nmemory_limit = 128M\n',
      [`/etc/php/${version}/fpm/pool.d/www.conf`]: `[www]\nuser = www-data\ngroup = www-data\nlisten = /run/php/php${version}-fpm.sock\n`,
    },
  };
}

export const WEB: PackageFamily = {
  debian: {
    apache2: {
      versions: ['2.4.62-1~deb12u2', '2.4.58-1ubuntu8.6'],
      services: ['apache2'],
      files: {
        '/etc/apache2/apache2.conf': APACHE_CONF,
        '/etc/apache2/ports.conf': 'Listen 80\n\n<IfModule ssl_module>\n\tListen 443\n</IfModule>\n',
        '/etc/apache2/envvars': 'export APACHE_RUN_USER=www-data\nexport APACHE_LOG_DIR=/var/log/apache2\n',
        '/etc/apache2/sites-available/000-default.conf': APACHE_SITE,
        '/etc/apache2/sites-available/default-ssl.conf': APACHE_SITE.replace('*:80', '*:443'),
        '/etc/apache2/sites-enabled': null,
        '/etc/apache2/mods-enabled': null,
        '/etc/apache2/conf-available': null,
        '/etc/apache2/conf-enabled': null,
        '/etc/logrotate.d/apache2': '/var/log/apache2/*.log {\n\tdaily\n\trotate 14\n}\n',
        '/var/log/apache2': null,
        '/var/www/html/index.html': '<h1>It works!</h1>\n',
        ...apacheModules(),
      },
      depends: ['apache2-bin', 'apache2-data', 'apache2-utils', 'ssl-cert'],
      links: {
        '/etc/apache2/sites-enabled/000-default.conf': '../sites-available/000-default.conf',
        ...enabledApacheModules(),
      },
      ownership: ['/var/log/apache2 0750 root adm'],
      commands: [
        'apache2',
        'apache2ctl',
        'apachectl',
        'a2ensite',
        'a2dissite',
        'a2enmod',
        'a2dismod',
        'a2enconf',
        'a2disconf',
        'a2query',
      ].map((name) => `/usr/sbin/${name}`),
    },
    'apache2-bin': { versions: ['2.4.62-1~deb12u2', '2.4.58-1ubuntu8.6'] },
    'apache2-data': { versions: ['2.4.62-1~deb12u2', '2.4.58-1ubuntu8.6'] },
    'apache2-utils': {
      versions: ['2.4.62-1~deb12u2', '2.4.58-1ubuntu8.6'],
      commands: ['/usr/bin/htpasswd', '/usr/bin/ab'],
    },
    nginx: {
      versions: ['1.22.1-9+deb12u2', '1.24.0-2ubuntu7.3'],
      services: ['nginx'],
      depends: ['nginx-common'],
      commands: ['/usr/sbin/nginx'],
    },
    'nginx-common': {
      versions: ['1.22.1-9+deb12u2', '1.24.0-2ubuntu7.3'],
      files: {
        ...emptyFiles(
          '/etc/nginx',
          'fastcgi.conf fastcgi_params koi-utf koi-win proxy_params scgi_params uwsgi_params win-utf',
        ),
        '/etc/nginx/modules-available': null,
        '/etc/default/nginx': '# STOP_SCHEDULE="QUIT/5/TERM/5/KILL/5"\n',
        '/etc/logrotate.d/nginx': '/var/log/nginx/*.log {\n\tdaily\n\trotate 14\n}\n',
        '/etc/nginx/nginx.conf': nginxConf(
          'www-data',
          '\tinclude /etc/nginx/conf.d/*.conf;\n\tinclude /etc/nginx/sites-enabled/*;\n',
        ),
        '/etc/nginx/mime.types': MIME_TYPES,
        '/etc/nginx/conf.d': null,
        '/etc/nginx/modules-enabled': null,
        '/etc/nginx/snippets': null,
        '/etc/nginx/sites-available/default': NGINX_SITE,
        '/etc/nginx/sites-enabled': null,
        '/var/log/nginx': null,
        '/var/www/html/index.nginx-debian.html': '<h1>Welcome to nginx!</h1>\n',
      },
      links: { '/etc/nginx/sites-enabled/default': '/etc/nginx/sites-available/default' },
      ownership: ['/var/log/nginx 0755 root adm'],
    },
    haproxy: {
      versions: ['2.6.12-1+deb12u2', '2.8.5-1ubuntu3.3'],
      services: ['haproxy'],
      users: ['haproxy:/var/lib/haproxy:/usr/sbin/nologin'],
      files: { '/etc/haproxy/haproxy.cfg': HAPROXY_CFG, ...HAPROXY_ERRORS, '/var/lib/haproxy/dev': null },
      commands: ['/usr/sbin/haproxy'],
    },
    squid: {
      versions: ['5.7-2+deb12u3', '6.10-0ubuntu0.24.04.1'],
      services: ['squid'],
      files: { '/etc/squid/squid.conf': SQUID_CONF, '/etc/squid/conf.d': null, '/var/spool/squid': null },
      ownership: ['/var/spool/squid 0750 proxy proxy'],
      commands: ['/usr/sbin/squid'],
    },
    varnish: {
      versions: ['7.1.1-1.1', '7.1.1-1.1ubuntu1'],
      services: ['varnish'],
      users: ['varnish:/nonexistent:/usr/sbin/nologin', 'vcache:/nonexistent:/usr/sbin/nologin'],
      files: { '/etc/varnish/default.vcl': VARNISH_VCL },
      commands: ['/usr/sbin/varnishd', '/usr/bin/varnishadm'],
    },
    tomcat10: {
      versions: ['10.1.34-0+deb12u2', '10.1.16-1ubuntu0.1'],
      services: ['tomcat10'],
      depends: ['default-jre-headless'],
      users: ['tomcat:/var/lib/tomcat10:/usr/sbin/nologin'],
      files: {
        '/etc/tomcat10/server.xml': TOMCAT_XML,
        '/var/lib/tomcat10/webapps': null,
        '/var/log/tomcat10': null,
      },
      ownership: ['/var/lib/tomcat10/webapps 0775 tomcat tomcat', '/var/log/tomcat10 2750 tomcat adm'],
    },
    'php-fpm': {
      versions: ['2:8.2+93', '2:8.3+93ubuntu2'],
      depends: ['php8.2-fpm'],
      ubuntu: { depends: ['php8.3-fpm'] },
    },
    'php8.2-fpm': { versions: ['8.2.29-1~deb12u1', '8.2.29-1~deb12u1'], depends: ['php8.2-cli'], ...phpFpm('8.2') },
    'php8.3-fpm': {
      versions: ['8.3.6-0ubuntu0.24.04.5', '8.3.6-0ubuntu0.24.04.5'],
      depends: ['php8.3-cli'],
      ...phpFpm('8.3'),
    },
    certbot: {
      versions: ['2.1.0-4', '2.9.0-1'],
      files: { '/etc/letsencrypt': null },
      programs: { '/usr/bin/certbot': offline('certbot', 1) },
    },
  },
  redhat: {
    httpd: {
      version: '2.4.62-4.el9',
      services: ['httpd'],
      users: ['apache:/usr/share/httpd:/sbin/nologin:48'],
      files: {
        '/etc/httpd/conf/httpd.conf': HTTPD_CONF,
        '/etc/httpd/conf.d': null,
        '/etc/httpd/conf.modules.d': null,
        '/var/log/httpd': null,
        '/var/www/cgi-bin': null,
        '/var/www/html': null,
      },
      ownership: ['/var/log/httpd 0700 root root'],
      commands: ['/usr/sbin/httpd', '/usr/sbin/apachectl', '/usr/bin/htpasswd'],
    },
    mod_ssl: {
      version: '1:2.4.62-4.el9',
      depends: ['httpd'],
      files: { '/etc/httpd/conf.d/ssl.conf': 'Listen 443 https\n' },
    },
    nginx: {
      version: '1:1.20.1-22.el9_6.3',
      services: ['nginx'],
      users: ['nginx:/var/lib/nginx:/sbin/nologin'],
      files: {
        '/etc/nginx/nginx.conf': nginxConf('nginx', '\tinclude /etc/nginx/conf.d/*.conf;\n'),
        '/etc/nginx/mime.types': MIME_TYPES,
        '/etc/nginx/conf.d': null,
        '/etc/nginx/default.d': null,
        '/usr/share/nginx/html/index.html': '<h1>Welcome to nginx!</h1>\n',
        '/var/log/nginx': null,
      },
      ownership: ['/var/log/nginx 0711 root root'],
      commands: ['/usr/sbin/nginx'],
    },
    haproxy: {
      version: '2.4.22-4.el9',
      services: ['haproxy'],
      users: ['haproxy:/var/lib/haproxy:/sbin/nologin:188'],
      files: { '/etc/haproxy/haproxy.cfg': HAPROXY_CFG, '/etc/haproxy/conf.d': null, '/var/lib/haproxy': null },
      commands: ['/usr/sbin/haproxy'],
    },
    squid: {
      version: '7:5.5-19.el9',
      services: ['squid'],
      users: ['squid:/var/spool/squid:/sbin/nologin:23'],
      files: { '/etc/squid/squid.conf': SQUID_CONF, '/var/spool/squid': null },
      ownership: ['/var/spool/squid 0750 squid squid'],
      commands: ['/usr/sbin/squid'],
    },
    varnish: {
      version: '6.6.2-6.el9_6.1',
      services: ['varnish'],
      users: ['varnish:/var/lib/varnish:/sbin/nologin'],
      files: { '/etc/varnish/default.vcl': VARNISH_VCL },
      commands: ['/usr/sbin/varnishd', '/usr/bin/varnishadm'],
    },
    tomcat: {
      version: '1:9.0.87-3.el9_6',
      services: ['tomcat'],
      depends: ['java-17-openjdk-headless'],
      users: ['tomcat:/usr/share/tomcat:/sbin/nologin:53'],
      files: { '/etc/tomcat/server.xml': TOMCAT_XML, '/var/lib/tomcat/webapps': null, '/var/log/tomcat': null },
      ownership: ['/var/lib/tomcat/webapps 0775 tomcat tomcat'],
    },
    'php-fpm': {
      version: '8.0.30-3.el9_6',
      services: ['php-fpm'],
      depends: ['httpd'],
      files: {
        '/etc/php-fpm.conf': '[global]\npid = /run/php-fpm/php-fpm.pid\n',
        '/etc/php-fpm.d/www.conf': '[www]\nuser = apache\n',
      },
    },
  },
};

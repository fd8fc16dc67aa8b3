# case: {"packages": ["php8.2-cli", "php8.2-common"], "services": ["php8.2-fpm"], "look": ["/etc/php/8.2/cli/conf.d", "/etc/php/8.2/fpm/pool.d"], "between": ["phpdismod -v 8.2 -s cli opcache"]}
package { ['php-cli', 'php-fpm', 'php-curl', 'php-xml']: ensure => installed }
package { 'php7.4': ensure => installed }
package { 'php7.4-fpm': ensure => installed }
package { 'php-mcrypt': ensure => latest }
file { '/etc/php/8.2/fpm/pool.d/www.conf': ensure => absent, require => Package['php-fpm'] }
file { '/etc/php/8.2/fpm/pool.d/app.conf': content => "[app]\nuser = www-data\ngroup = www-data\nlisten = /run/php/app.sock\npm = ondemand\npm.max_children = 5\n", require => Package['php-fpm'], notify => Service['php8.2-fpm'] }
exec { 'phpenmod curl': command => '/usr/sbin/phpenmod -v 8.2 -s cli opcache', unless => '/usr/bin/test -e /etc/php/8.2/cli/conf.d/10-opcache.ini', require => Package['php-cli'] }
service { 'php8.2-fpm': ensure => running, enable => true }

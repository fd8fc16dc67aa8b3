# case: {"between": ["a2dismod php8.2", "apt-get -q -y purge rsyslog"], "look": ["/etc/apache2/mods-enabled/php8.2.load", "/etc/apache2/mods-enabled/mpm_prefork.load", "/etc/rsyslog.d", "/etc/rsyslog.conf"], "packages": ["libapache2-mod-php8.2", "php8.2-mysql"]}
package { 'apache2': ensure => installed }
-> package { 'libapache2-mod-php': ensure => installed }
-> service { 'apache2': ensure => running, enable => true }
package { 'php-mysql': ensure => installed, require => Package['libapache2-mod-php'], notify => Service['apache2'] }
package { 'rsyslog': ensure => installed }
-> file { '/etc/rsyslog.d/30-app.conf': content => "local0.* /var/log/app.log\n" }
~> service { 'rsyslog': ensure => running, enable => true }
package { 'logrotate': ensure => absent }

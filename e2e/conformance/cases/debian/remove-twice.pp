# case: {"target": {"packages": {"apache2": "present", "rsyslog": "present"}}, "packages": ["apache2-bin", "apache2-data"], "services": ["apache2", "rsyslog"], "look": ["/etc/apache2", "/etc/logrotate.d", "/etc/rsyslog.conf", "/var/www/html"], "between": ["apt-get -y -q install rsyslog", "dpkg -l apache2 | tail -n 1 | cut -c1-3"]}
service { 'apache2': ensure => stopped, enable => false, before => Package['apache2'] }
package { 'apache2': ensure => absent }
package { 'rsyslog': ensure => absent }
package { 'logrotate': ensure => purged }
file { '/etc/apache2/conf-available/own.conf': content => "ServerTokens Prod\n", require => Package['apache2'] }

# case: {"target": {"packages": {"apache2": "installed", "memcached": "installed", "rsyslog": "installed", "vim": "installed"}}, "services": ["apache2", "memcached", "rsyslog"], "look": ["/etc/apache2", "/etc/memcached.conf", "/etc/rsyslog.conf", "/usr/bin/vim", "/etc/alternatives/vim", "/etc/init.d"], "between": ["apt-get -q -y install memcached"]}
service { 'apache2': ensure => stopped, enable => false }
-> package { ['apache2', 'apache2-bin']: ensure => absent }
package { 'memcached': ensure => purged }
package { 'vim': ensure => absent }
service { 'rsyslog': ensure => stopped, enable => mask }
package { 'rsyslog': ensure => absent, require => Service['rsyslog'] }
file { '/etc/apache2': ensure => absent, force => true, require => Package['apache2'] }
user { 'memcache': ensure => absent, require => Package['memcached'] }

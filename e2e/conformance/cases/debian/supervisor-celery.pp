# case: {"look": ["/etc/supervisor/conf.d", "/var/log/celery", "user:celery"], "between": ["rm -r /var/log/celery"]}
package { ['supervisor', 'python3-celery', 'redis-server']: ensure => installed }
user { 'celery': ensure => present, system => true, gid => 'nogroup', home => '/nonexistent' }
file { '/var/log/celery': ensure => directory, owner => 'celery', mode => '0750' }
file { '/etc/supervisor/conf.d/celery.conf': content => "[program:celery]\ncommand=/usr/bin/celery worker\nuser=celery\n", require => Package['supervisor'] }
~> exec { '/usr/bin/supervisorctl update': refreshonly => true, returns => [0, 1, 2, 7] }
service { ['supervisor', 'redis-server']: ensure => running, enable => true, require => Package['supervisor', 'redis-server'] }

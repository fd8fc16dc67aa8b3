# case: {"look": ["/etc/supervisor/conf.d", "/etc/default/locale"], "between": ["echo '# x' >> /etc/supervisor/conf.d/job.conf"]}
package { ['supervisor', 'incron', 'at']: ensure => installed }
file { '/etc/supervisor/conf.d/job.conf': content => "[program:job]\ncommand=/bin/cat\n", require => Package['supervisor'], notify => Service['supervisor'] }
service { ['supervisor', 'atd']: ensure => running, enable => true }

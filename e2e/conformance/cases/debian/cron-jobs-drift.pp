# case: {"prepare": ["printf '# Puppet Name: gone\\n1 1 * * * /usr/bin/old\\n5 5 * * * /usr/bin/by-hand\\n' | crontab -"], "between": ["crontab -l | sed s/30/31/ | crontab -", "chmod 600 /etc/cron.d/app"], "look": ["/var/spool/cron/crontabs/root", "/etc/cron.d/app"], "services": ["anacron"]}
cron { 'backup': command => '/usr/local/bin/backup', user => 'root', hour => 2, minute => 30 }
cron { 'weekly': command => '/usr/bin/true', special => 'weekly' }
cron { 'gone': ensure => absent, command => '/usr/bin/old', user => 'root' }
file { '/etc/cron.d/app': content => "*/10 * * * * root /usr/bin/true\n", mode => '0644' }
file { '/etc/cron.daily/app': content => "#!/bin/sh\ntrue\n", mode => '0755' }
package { 'anacron': ensure => installed }
service { 'cron': ensure => running, enable => true, subscribe => File['/etc/cron.d/app'] }

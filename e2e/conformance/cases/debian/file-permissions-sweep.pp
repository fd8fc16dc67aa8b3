# case: {"look": ["/opt/tree", "/opt/tree/bin", "/opt/tree/bin/run", "/opt/tree/etc/a.conf", "/usr/local/bin/hello"], "prepare": ["mkdir -p /opt/tree/bin /opt/tree/etc", "touch /opt/tree/bin/run /opt/tree/etc/a.conf", "chmod 600 /opt/tree/bin/run"], "between": ["chmod 777 /opt/tree/etc/a.conf"]}
file { '/opt/tree': ensure => directory, recurse => true, owner => 'daemon', group => 'daemon', mode => 'u=rwX,g=rX,o=' }
file { '/etc/shadow': mode => '0640', group => 'shadow' }
file { '/usr/local/bin/hello': content => "#!/bin/sh\necho hello\n", mode => 'a+rx' }
-> exec { '/usr/local/bin/hello': logoutput => true }
file { '/opt/nowhere/file': content => 'x' }
file { '/etc/motd': content => "Welcome\n", backup => '.bak', mode => '0644' }
file { '/opt/link': ensure => '/opt/tree/bin' }

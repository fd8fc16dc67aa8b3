# case: {"look": ["/srv/data", "/opt/app", "/etc/app.conf", "/opt/real", "/opt/link"], "files": {"/opt/real/keep.txt": "keep\n", "/srv/plain": "text\n"}}
file { '/srv/data/deep/down.txt': content => 'x' }
file { '/srv/plain/child': content => 'x' }
file { '/etc/app.conf': content => "a\n", owner => 'appuser', group => 'root' }
file { '/etc/app2.conf': content => "a\n", owner => 'root', group => 'appgroup', mode => '0640' }
file { '/opt/app': ensure => directory, mode => 'u=rwx,go=rx' }
file { '/opt/app/source.txt': source => '/opt/missing.txt' }
file { '/opt/app/copy.txt': source => ['/opt/nothing.txt', '/opt/real/keep.txt'] }
file { '/opt/link': ensure => link, target => '/opt/real' }
file { '/opt/link/inside.txt': content => "through\n" }
file { '/opt/real': ensure => absent }
file { '/srv/plain': ensure => directory }
file { '/opt/app/mod.txt': source => 'puppet:///modules/nomodule/file.txt' }
file { '/dev/null/x': content => 'x' }

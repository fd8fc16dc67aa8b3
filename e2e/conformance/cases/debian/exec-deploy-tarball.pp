# case: {"look":["/opt"]}
file { ['/opt/src', '/opt/src/app', '/opt/releases']: ensure => directory }
file { '/opt/src/app/VERSION': content => "1.4.2\n" }
exec { 'pack': command => 'tar -czf /opt/app.tgz -C /opt/src app', path => '/usr/bin:/bin', creates => '/opt/app.tgz', require => File['/opt/src/app/VERSION'] }
exec { 'unpack': command => 'mkdir -p 1.4.2 && tar -xzf /opt/app.tgz -C 1.4.2 --strip-components=1', cwd => '/opt/releases', path => '/usr/bin:/bin', provider => shell, creates => '/opt/releases/1.4.2/VERSION', require => [Exec['pack'], File['/opt/releases']] }
file { '/opt/current': ensure => link, target => '/opt/releases/1.4.2', require => Exec['unpack'] }
exec { 'cat /opt/current/VERSION': path => '/usr/bin:/bin', logoutput => true, require => File['/opt/current'] }
exec { 'sha256sum /opt/src/app/VERSION | cut -d" " -f1 > /opt/sum': path => '/usr/bin:/bin', provider => shell, creates => '/opt/sum', require => File['/opt/src/app/VERSION'] }
exec { 'old releases': command => 'find /opt/releases -mindepth 1 -maxdepth 1 -type d -mtime +30 -exec rm -rf {} +', path => '/usr/bin:/bin', onlyif => 'test -d /opt/releases', require => Exec['unpack'] }

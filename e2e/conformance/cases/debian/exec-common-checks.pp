# case: {"look": ["/var/lib/marker", "/etc/timezone", "/etc/localtime", "/etc/environment"], "between": ["rm -f /var/lib/marker/done"]}
Exec { path => ['/usr/local/sbin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'] }
exec { 'mkdir -p /var/lib/marker': creates => '/var/lib/marker' }
-> exec { 'touch done': command => 'touch /var/lib/marker/done', onlyif => 'test -d /var/lib/marker', unless => 'test -f /var/lib/marker/done' }
exec { 'timezone': command => 'ln -sf /usr/share/zoneinfo/Europe/Prague /etc/localtime && echo Europe/Prague > /etc/timezone', unless => 'grep -qx Europe/Prague /etc/timezone', provider => shell }
exec { 'env': command => "printf 'LANG=C.UTF-8\\n' >> /etc/environment", unless => 'grep -q ^LANG= /etc/environment' }
exec { 'false': returns => [0, 1] }
exec { 'exit 3': provider => shell, returns => 3 }
exec { 'failing': command => 'ls /nonexistent', logoutput => on_failure }
exec { 'slow': command => 'sleep 5', timeout => 1 }
exec { 'tries': command => 'test -e /nothere', tries => 2, try_sleep => 1 }
exec { 'cwd': command => 'pwd', cwd => '/var/log', logoutput => true }
exec { 'as www-data': command => 'id -un', user => 'www-data', logoutput => true }
exec { 'umask': command => 'touch /var/lib/marker/um', umask => '077', creates => '/var/lib/marker/um', require => Exec['touch done'] }

# case: {"look": ["/srv/cwd", "/srv/env", "/srv/count", "/srv/who", "/srv/creates"], "files": {"/srv/cwd": null}}
Exec { path => '/usr/bin:/bin' }
exec { 'in cwd': command => 'touch here', cwd => '/srv/cwd', creates => '/srv/cwd/here' }
exec { 'no cwd': command => 'true', cwd => '/nonexistent' }
exec { 'environment': command => 'echo "$A-$B" > /srv/env', provider => shell, environment => ['A=1', 'B=2'], creates => '/srv/env' }
exec { 'as www-data': command => 'id -un > /tmp/who', provider => shell, user => 'www-data', creates => '/tmp/who' }
exec { 'may not': command => 'touch /srv/denied', user => 'www-data' }
exec { 'no user': command => 'true', user => 'nosuch' }
exec { 'returns 3': command => 'exit 3', provider => shell, returns => [0, 3] }
exec { 'returns 4': command => 'echo out; echo err >&2; exit 4', provider => shell }
exec { 'tries': command => 'echo x >> /srv/count; false', provider => shell, tries => 3, try_sleep => 1 }
exec { 'timeout': command => 'sleep 5', timeout => 1 }
exec { 'all guards': command => 'true', onlyif => ['true', 'test -e /etc/passwd'], unless => ['false', 'test -e /nonexistent'] }
exec { 'never': command => 'true', onlyif => 'false' }
exec { 'guard fails': command => 'true', unless => '/nonexistent/guard' }
exec { 'relative': command => 'true', path => undef, onlyif => 'true' }
exec { 'refresh': command => '/bin/echo main', refresh => '/bin/echo refreshed', subscribe => Exec['in cwd'], logoutput => true }
exec { 'only': command => '/bin/echo only', refreshonly => true, subscribe => Exec['in cwd'], logoutput => true }
exec { 'multi': command => "printf 'one\ntwo\n'", logoutput => true }
exec { 'array': command => ['/bin/echo', 'a b', '$HOME'], logoutput => true }

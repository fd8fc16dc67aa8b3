# case: {"look": ["/tmp/marker", "/tmp/a", "/tmp/second"]}
Exec { path => ['/usr/local/bin', '/usr/bin', '/bin', '/usr/sbin', '/sbin'] }
exec { 'false': }
exec { 'needs false': command => 'touch /tmp/a', require => Exec['false'] }
exec { 'not a command': command => 'nonexistent-tool --version' }
exec { 'bad cwd': command => 'pwd', cwd => '/no/such/dir' }
exec { 'exit 3': command => 'sh -c "echo problem >&2; exit 3"', returns => [0, 2] }
exec { 'allowed 3': command => 'sh -c "exit 3"', returns => [0, 3] }
exec { 'creates': command => 'touch /tmp/marker', creates => '/tmp/marker' }
exec { 'timeout ok': command => 'sleep 0', timeout => 5 }
exec { 'tries': command => 'ls /no/such/file', tries => 2, try_sleep => 0, logoutput => on_failure }
exec { 'multi line': command => "echo one && echo two; echo three", provider => shell, logoutput => true }
exec { 'as user': command => 'whoami', user => 'nobody', logoutput => true }
exec { 'as nobody there': command => 'whoami', user => 'ghost' }
exec { 'env': command => 'sh -c "echo $GREETING"', environment => ['GREETING=hallo'], logoutput => true }
exec { 'unless list': command => 'touch /tmp/second', unless => ['test -f /tmp/second', 'test -d /nope'] }
exec { 'relative.sh': command => './run.sh', cwd => '/opt' }
exec { 'builtin': command => 'cd /tmp' }
exec { 'chain': command => 'touch /tmp/never', onlyif => 'grep -q nothere /etc/passwd' }

Exec { path => ['/usr/bin', '/bin'], logoutput => true }
exec { 'exit 7': provider => shell, returns => 7 }
exec { 'sh -c "echo inner; exit 2"': returns => 2 }
exec { "bash -c 'set -e; false; echo no'": returns => 1 }
exec { "bash -c 'a=(1 2 3); echo \${#a[@]} \${a[1]}'": }
exec { "bash -c '[[ abc =~ b ]] && echo match'": }
exec { 'env | grep ^FOO | sort': environment => ['FOO_B=2', 'FOO_A=1'] }
exec { 'echo $HOME:$USER:$LOGNAME': provider => shell }
exec { 'umask': umask => '027', provider => shell }
exec { 'sleep 1; echo slept': provider => shell, timeout => 5 }
exec { 'date +%Y | grep -Ec "^[0-9]{4}$"': }
exec { 'which cat': }
exec { 'command -v grep': provider => shell }
exec { 'test -x /bin/sh && echo x': provider => shell }
exec { 'echo a; exit 1': provider => shell, tries => 2, try_sleep => 1 }

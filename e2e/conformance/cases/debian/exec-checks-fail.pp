# case: {"look":["/srv/ok"]}
exec { 'missing': command => '/usr/local/bin/absent' }
exec { 'unqualified': command => 'ls', cwd => '/nowhere', path => '/bin' }
exec { 'bad-user': command => '/bin/true', user => 'nouser' }
exec { 'exit 3': command => 'exit 3', provider => shell, returns => [0, 3] }
exec { 'pipefail': command => 'false | true && touch /srv/ok', provider => shell }
exec { 'syntax': command => 'if true; then', provider => shell }
exec { 'dep': command => '/bin/true', require => Exec['missing'] }

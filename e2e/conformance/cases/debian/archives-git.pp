# case: {"files": {"/opt/src/a.txt": "alpha\n", "/opt/src/b/c.txt": "gamma\n"}, "look": ["/opt/src", "/opt/out", "/opt/out/src", "/srv/repo", "/srv/clone", "/opt/src.zip"]}
Exec { path => '/usr/bin:/bin', logoutput => on_failure }
package { ['git', 'zip', 'unzip', 'xz-utils']: ensure => installed }
exec { 'tar czf /opt/src.tar.gz -C /opt src': creates => '/opt/src.tar.gz' }
-> file { '/opt/out': ensure => directory }
-> exec { 'tar xzf /opt/src.tar.gz -C /opt/out': creates => '/opt/out/src/a.txt' }
-> exec { 'tar tf': command => 'tar tzf /opt/src.tar.gz | sort', provider => shell, logoutput => true }
exec { 'zip -qr /opt/src.zip src': cwd => '/opt', creates => '/opt/src.zip', require => Package['zip'] }
-> exec { 'unzip -q /opt/src.zip -d /opt/out2': creates => '/opt/out2/src/a.txt', require => Package['unzip'] }
exec { 'sha256sum': command => 'sha256sum -c /opt/sums', onlyif => 'test -f /opt/sums' }
exec { 'git init': command => 'git init -q --bare /srv/repo', creates => '/srv/repo/HEAD', require => Package['git'] }
-> exec { 'git clone': command => 'git clone -q /srv/repo /srv/clone', creates => '/srv/clone/.git' }
exec { 'tar missing': command => 'tar xzf /opt/none.tar.gz -C /opt' }
exec { 'cp -a': command => 'cp -a /opt/src /opt/copied', creates => '/opt/copied' }
exec { 'ln': command => 'ln -s /opt/src /opt/latest', creates => '/opt/latest' }
exec { 'mkdir there': command => 'mkdir /opt/src' }
exec { 'rm missing': command => 'rm /opt/nothere' }
exec { 'mv': command => 'mv /opt/nothere /opt/x', returns => 1 }

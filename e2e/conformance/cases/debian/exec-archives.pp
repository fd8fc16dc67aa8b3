# case: {"look": ["/srv/out", "/srv/out/one", "/srv/out/two", "/srv/copy", "/srv/copy/one", "/srv/copy/two"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin' }

file { ['/srv/data', '/srv/out', '/srv/copy']: ensure => directory }
file { '/srv/data/one': content => "1\n", mode => '0600', owner => 'www-data' }
file { '/srv/data/two': ensure => link, target => 'one' }
exec { 'tar -czf /srv/data.tar.gz -C /srv data': creates => '/srv/data.tar.gz', require => [File['/srv/data/one'], File['/srv/data/two']] }
-> exec { 'tar -xzf /srv/data.tar.gz -C /srv/out --strip-components=1': creates => '/srv/out/one', require => File['/srv/out'] }
-> exec { 'tar -tzf /srv/data.tar.gz | sort': provider => shell, logoutput => true }
-> exec { 'cp -r /srv/data/. /srv/copy/': creates => '/srv/copy/one', require => File['/srv/copy'] }
-> exec { 'gzip -k /srv/copy/one': creates => '/srv/copy/one.gz' }
-> exec { 'zcat /srv/copy/one.gz': logoutput => true }
exec { 'tar -xf /srv/nosuch.tar': }
exec { 'unzip /srv/nosuch.zip': }
exec { 'gunzip /srv/nosuch.gz': }

# case: {"look": ["/srv/inway", "/srv/there", "/srv/there/x", "/srv/link", "/etc/hostname", "/srv/forced"], "files": {"/srv/inway": "a file", "/srv/there/x": "x", "/srv/forced/y": "y"}, "prepare": ["ln -s /nonexistent/target /srv/dangling", "ln -s loop /srv/loop"]}
file { '/nonexistent/file': content => 'x' }
file { '/nonexistent/dir': ensure => directory }
file { '/nonexistent/link': ensure => link, target => '/etc/hosts' }
file { '/srv/inway/below': content => 'x' }
file { '/srv/inway2': ensure => directory }
file { '/srv/inway': ensure => directory }
file { '/srv/there': content => 'x' }
file { '/srv/forced': ensure => absent, force => true }
file { '/srv/link': ensure => link, target => '/srv/there' }
file { '/srv/dangling': content => 'written' }
file { '/srv/loop': ensure => file, mode => '0600' }
file { '/etc/hostname': ensure => link, target => '/srv/there/x' }
file { '/srv/owner': content => 'x', owner => 'nosuch' }
file { '/srv/group': content => 'x', group => 'nosuch' }
file { '/srv/source': source => '/nonexistent/source' }
file { '/srv/absent': ensure => absent }
file { '/srv/two': source => ['/nonexistent/a', '/etc/hosts'] }

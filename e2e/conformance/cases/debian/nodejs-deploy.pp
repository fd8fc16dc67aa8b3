# case: {"services": ["webhook"], "look": ["/srv/webhook", "/srv/webhook/server.js", "/etc/systemd/system/webhook.service.d/env.conf", "user:node"], "between": ["rm -rf /etc/systemd/system/webhook.service.d"]}
package { ['nodejs', 'npm', 'git', 'build-essential']: ensure => installed }
group { 'node': ensure => present }
user { 'node': ensure => present, gid => 'node', home => '/srv/webhook', managehome => false, shell => '/bin/false' }
file { '/srv/webhook': ensure => directory, owner => 'node', group => 'node' }
file { '/srv/webhook/server.js': owner => 'node', content => "require('http').createServer((q, r) => r.end('ok')).listen(9000);\n", notify => Service['webhook'] }
file { '/etc/systemd/system/webhook.service': content => "[Unit]\nDescription=Webhook\n\n[Service]\nUser=node\nExecStart=/usr/bin/node /srv/webhook/server.js\n\n[Install]\nWantedBy=multi-user.target\n", require => Package['nodejs'], notify => Service['webhook'] }
file { '/etc/systemd/system/webhook.service.d': ensure => directory }
file { '/etc/systemd/system/webhook.service.d/env.conf': content => "[Service]\nEnvironment=NODE_ENV=production\n", notify => Service['webhook'] }
service { 'webhook': ensure => running, enable => true }
exec { 'node version': command => '/usr/bin/node --version | /usr/bin/cut -d. -f1', provider => shell, logoutput => true, require => Package['nodejs'] }
exec { 'npm left-pad': command => '/usr/bin/git --version', logoutput => true, require => Package['git'] }

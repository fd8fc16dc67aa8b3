# case: {"files":{"/srv/dl/gitea":"#!/bin/sh\necho gitea\n"},"look":["user:git","group:git","/var/lib/gitea","/usr/local/bin/gitea","/etc/gitea/app.ini"],"services":["gitea"]}
group { 'git': ensure => present, system => true }
user { 'git':
  ensure => present, system => true, gid => 'git', home => '/home/git', managehome => true, shell => '/bin/bash', comment => 'Git Version Control',
}
file { ['/var/lib/gitea', '/var/lib/gitea/custom', '/var/lib/gitea/data', '/var/lib/gitea/log']:
  ensure => directory, owner => 'git', group => 'git', mode => '0750',
}
file { '/etc/gitea': ensure => directory, owner => 'root', group => 'git', mode => '0770' }
file { '/etc/gitea/app.ini': ensure => file, owner => 'git', group => 'git', mode => '0640', replace => false, content => "APP_NAME = Git\nRUN_USER = git\n" }
file { '/usr/local/bin/gitea': ensure => file, source => '/srv/dl/gitea', mode => '0755', notify => Service['gitea'] }
file { '/etc/systemd/system/gitea.service':
  content => "[Unit]\nDescription=Gitea\nAfter=network.target\n\n[Service]\nType=simple\nUser=git\nGroup=git\nWorkingDirectory=/var/lib/gitea\nExecStart=/usr/bin/sleep 3600\nRestart=always\n\n[Install]\nWantedBy=multi-user.target\n",
}
~> exec { 'systemctl daemon-reload': path => '/usr/bin', refreshonly => true }
-> service { 'gitea': ensure => running, enable => true, require => File['/etc/gitea/app.ini'] }
package { ['git', 'sqlite3']: ensure => present }

# case: {"look": ["user:sys1", "user:sys2", "group:sys2", "user:plain1", "user:plain2", "group:plain2", "group:tools", "group:app", "user:fixed", "user:after", "/home/plain1", "/home/plain2", "/home/plain2/.profile", "/srv/sys1"]}
user { 'sys1': ensure => present, system => true, home => '/srv/sys1', managehome => true }
-> user { 'sys2': ensure => present, system => true, shell => '/usr/sbin/nologin' }
-> group { 'tools': ensure => present, system => true }
-> group { 'app': ensure => present }
-> user { 'plain1': ensure => present }
-> user { 'plain2': ensure => present, managehome => true, shell => '/bin/bash', comment => 'Plain Two' }
-> user { 'fixed': ensure => present, uid => 3000, gid => 'tools' }
-> user { 'after': ensure => present, groups => ['app', 'tools'] }

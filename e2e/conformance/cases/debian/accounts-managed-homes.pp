# case: {"look": ["user:kim", "user:lee", "user:max", "user:quinn", "user:nobody", "group:web", "group:crew", "/home/kim", "/srv/lee", "/home/quinn"], "between": ["usermod -s /bin/sh kim", "userdel lee", "chown root /home/kim/.profile"]}
group { 'web': ensure => present, gid => 1500 }
group { 'crew': ensure => present, system => true }
user { 'kim': ensure => present, uid => 1600, gid => 'web', groups => ['crew', 'adm'], managehome => true, shell => '/bin/zsh', comment => 'Kim', password => '!!' }
user { 'lee': ensure => present, home => '/srv/lee', managehome => true, system => true }
user { 'max': ensure => present, groups => ['nosuch'] }
user { 'ned': ensure => present, gid => 4711 }
user { 'oz': ensure => present, uid => 0 }
user { 'pia': ensure => present, uid => 0, allowdupe => true, forcelocal => true }
user { 'quinn': ensure => present, expiry => '2027-12-31', password_max_age => 30, managehome => true }
user { 'nobody': ensure => present, shell => '/bin/false' }
group { 'users': members => ['kim'] }
file { '/home/kim/.profile': owner => 'kim', content => "umask 027\n" }
file { '/srv/nobody': ensure => directory, owner => 'nosuchowner' }

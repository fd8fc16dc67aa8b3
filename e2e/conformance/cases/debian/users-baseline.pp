# case: {"prepare":["groupadd -g 1500 legacy","useradd -g legacy -u 1500 olduser","mkdir -p /home/olduser"],"look":["user:deploy","user:olduser","user:ci","group:legacy","group:deployers","/home/deploy","/home/deploy/.profile","/etc/skel"]}
group { 'deployers': ensure => present, gid => 2100 }
user { 'deploy':
  ensure => present, uid => 2100, gid => 'deployers', groups => ['sudo', 'www-data'], home => '/home/deploy', managehome => true, shell => '/bin/bash',
  password => '!', password_min_age => 1, password_warn_days => 7,
}
user { 'ci': ensure => present, system => true, shell => '/usr/sbin/nologin', home => '/nonexistent' }
user { 'olduser': ensure => absent, managehome => true }
-> group { 'legacy': ensure => absent }
file { '/home/deploy/.profile': owner => 'deploy', group => 'deployers', mode => '0600', content => "umask 027\n" }

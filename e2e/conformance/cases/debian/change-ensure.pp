# case: {"prepare": ["useradd -u 2001 -m tom", "mkdir -p /srv/a && echo old >/srv/a/f && ln -s /srv/a /srv/l && mkdir /srv/full && touch /srv/full/x", "groupadd -g 2500 crew"], "look": ["/srv/a", "/srv/a/f", "/srv/l", "/srv/full", "user:tom", "group:crew", "/home/tom"], "between": ["rm -rf /srv/l && mkdir /srv/l", "echo changed > /srv/a/f", "chmod 4755 /srv/a/f"]}
file { '/srv/a/f': ensure => file, content => "new\n", mode => '0640', owner => 'tom', group => 'crew', backup => '.puppet-bak' }
file { '/srv/l': ensure => link, target => '/srv/full', force => true }
file { '/srv/full': ensure => absent }
file { '/srv/gone': ensure => absent, force => true }
file { '/srv/touch': ensure => present, replace => false, content => "once\n" }
user { 'tom': uid => 2002, gid => 'crew', home => '/srv/tom', shell => '/bin/false', comment => 'Tom T.', groups => ['audio', 'video'], membership => inclusive, expiry => '2031-12-31', password_max_age => 90 }
group { 'crew': gid => 2501 }
user { 'jane': ensure => present, gid => 'nogroupyet' }
user { 'dave': ensure => present, uid => 2002, allowdupe => false }
group { 'team': ensure => present, gid => 2501 }

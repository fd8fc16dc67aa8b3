# case: {"look": ["user:eve", "user:sam", "user:leaver", "group:ops", "group:dev", "/home/eve", "/srv/eve", "/home/leaver"], "prepare": ["groupadd -g 2100 ops", "groupadd dev", "useradd -m -G dev eve", "useradd -m sam", "useradd -m leaver"], "between": ["usermod -L eve", "gpasswd -a sam ops"]}
user { 'eve':
  ensure           => present,
  uid              => 2500,
  gid              => 'ops',
  groups           => ['sudo'],
  membership       => inclusive,
  home             => '/srv/eve',
  shell            => '/bin/bash',
  comment          => 'Eve, Ops',
  password         => '$6$abc$def',
  password_max_age => 90,
  password_min_age => 1,
  password_warn_days => 14,
  expiry           => '2030-01-31',
}
user { 'sam': ensure => present, expiry => absent, groups => ['dev'], membership => minimum, purge_ssh_keys => true }
user { 'leaver': ensure => absent, managehome => true }
group { 'ops': gid => 2200 }

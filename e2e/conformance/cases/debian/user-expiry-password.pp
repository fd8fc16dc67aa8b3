# case: {"look": ["user:carol", "user:dave"], "prepare": ["useradd -m -s /bin/sh dave"], "between": ["chage -M 30 carol"]}
user { 'carol':
  ensure           => present,
  password         => '$6$salt1234$abcdefghijklmnopqrstuvwxyz0123456789',
  password_max_age => 90,
  password_min_age => 1,
  password_warn_days => 14,
  expiry           => '2031-12-31',
  managehome       => true,
}
user { 'dave': ensure => present, shell => '/bin/bash', home => '/srv/dave', password => '!', comment => 'Dave D.' }
exec { '/usr/bin/chage -l carol': logoutput => true, require => User['carol'] }
exec { '/usr/bin/passwd -S dave': logoutput => true, require => User['dave'] }

# case: {"prepare":["groupadd -g 3000 staffs","useradd -u 3000 -g staffs -m eve"],"look":["group:ops","group:staffs","group:dev","user:eve","user:mallory","user:trent","/home/trent"]}
group { 'ops': ensure => present, gid => 3000 }
group { 'dev': ensure => present, gid => 3001, members => ['eve'], auth_membership => false }
group { 'staffs': gid => 3005 }
user { 'eve': uid => 3100, gid => 'dev', groups => ['adm'], membership => inclusive, comment => 'Eve E' }
user { 'mallory': ensure => present, uid => 3100, allowdupe => false }
user { 'trent': ensure => present, uid => 3100, allowdupe => true, managehome => true, password => '$6$salt$abc', expiry => '2030-01-31', password_max_age => 90 }
user { 'sync': ensure => absent }
group { 'users': ensure => absent }

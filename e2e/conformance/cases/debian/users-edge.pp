# case: {"prepare":["useradd -m -s /bin/sh tina","groupadd qa"],"look":["user:tina","user:uwe","user:vera","group:qa","/home/vera"],"between":["gpasswd -a daemon qa"]}
user { 'tina': ensure => present, shell => '/bin/bash', groups => ['qa', 'audio'], comment => 'Tina T', password => '$6$abc$def', password_max_age => 99999 }
user { 'uwe': ensure => present, uid => 5005, gid => 'qa', home => '/opt/uwe', managehome => false }
user { 'vera': ensure => present, managehome => true, groups => 'nosuchgroup' }
user { 'nobody': shell => '/bin/false' }
group { 'qa': members => ['tina'], auth_membership => true }

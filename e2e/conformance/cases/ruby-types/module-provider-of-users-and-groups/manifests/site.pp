user { 'ann': ensure => present, provider => 'toy', home => '/srv/ann', shell => '/bin/bash' }
user { 'bob': ensure => absent, provider => 'toy' }
user { 'eve': ensure => present, provider => 'toy', home => '/home/eve', shell => '/bin/sh', password => 'secret' }
group { 'team': ensure => present, provider => 'toy', members => ['ann', 'eve'] }

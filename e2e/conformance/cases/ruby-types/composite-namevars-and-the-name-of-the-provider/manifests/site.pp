cmp { 'web:80': ensure => present }
cmp { 'web': port => '81', ensure => present }
cmp { 'other': host => 'db', port => '90', ensure => present, require => Cmp['web:80'] }
notify { 'x': require => Cmp['other'] }

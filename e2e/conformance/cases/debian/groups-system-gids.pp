# case: {"look":["group:apps","group:ops2","group:wheel","group:tape"]}
group { 'apps': ensure => present, system => true }
group { 'ops2': ensure => present, gid => 27 }
group { 'wheel': ensure => present, gid => 6000, allowdupe => true }
group { 'tape': ensure => absent }
group { 'nosuch': ensure => absent }

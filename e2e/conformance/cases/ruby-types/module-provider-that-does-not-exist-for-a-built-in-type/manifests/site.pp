group { 'missing': ensure => present, provider => 'nowhere' }

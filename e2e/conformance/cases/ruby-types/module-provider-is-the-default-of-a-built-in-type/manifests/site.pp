host { 'a.example.com': ensure => present, ip => '10.0.0.1' }
group { 'plain': ensure => present }
group { 'named': ensure => present, provider => 'never' }

mountpoint { '/again': options => 'ro', mode => 'again' }
mountpoint { '/once': options => 'ro', mode => 'once' }
mountpoint { '/same': options => 'same', mode => 'again' }
mountpoint { '/gone': ensure => absent, mode => 'again' }

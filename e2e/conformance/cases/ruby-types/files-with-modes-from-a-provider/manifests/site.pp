vault { '/tmp/vault': ensure => present }

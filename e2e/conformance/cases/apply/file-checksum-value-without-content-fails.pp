file { '/tmp/a': checksum_value => 'x' }

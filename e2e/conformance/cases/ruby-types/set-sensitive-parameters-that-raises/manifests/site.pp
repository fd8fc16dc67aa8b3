vault { 'a': key => Sensitive('k') }
vault { 'b': key => 'k' }
file { '/tmp/after': content => 'x' }

file { '/tmp/a': source => 'http://a b/c' }

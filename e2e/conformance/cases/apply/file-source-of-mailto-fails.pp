file { '/tmp/a': source => 'mailto:x' }

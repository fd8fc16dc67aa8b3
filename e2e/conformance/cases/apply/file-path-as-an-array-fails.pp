file { 'x': path => ['/tmp/a', '/tmp/b'] }

file { '/tmp/a': notify => File['/tmp/b'] } ~> file { '/tmp/c': }

file { '/a': require => Package ['ntp'] }

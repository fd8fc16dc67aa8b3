exec { '/bin/true': path => ['/usr/bin', undef] }

exec { '/bin/true': path => ['/usr/bin', File['/y']] }

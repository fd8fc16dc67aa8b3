exec { '/bin/false': path => false }

exec { '/bin/true': path => -1 }

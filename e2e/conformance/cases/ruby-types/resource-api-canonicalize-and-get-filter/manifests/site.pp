share { 'a': path => '/SRV/A' }
share { 'b': path => '/srv/b', size => 5 }
share { 'c': ensure => absent }

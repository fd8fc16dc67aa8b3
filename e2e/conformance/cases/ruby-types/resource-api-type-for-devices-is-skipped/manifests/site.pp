raw { 'a': ensure => present, size => 5, colour => 'red' }
raw { 'b': ensure => absent }
raw { 'c': ensure => present, size => 7 }
raw { 'd': ensure => present, size => 1, noop => true }
raw { 'e': }

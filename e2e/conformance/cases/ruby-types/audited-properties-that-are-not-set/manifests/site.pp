na { 'a': size => 5, noop => true }
na { 'b': audit => size }
na { 'c': size => 5, audit => [size, colour] }
na { 'd': size => 3, audit => all }
na { 'e': ensure => absent, noop => true }

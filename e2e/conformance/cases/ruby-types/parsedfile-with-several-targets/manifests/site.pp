mapping { 'one': ensure => present, value => '10' }
mapping { 'two': ensure => present, value => '2', target => '/tmp/other.conf' }
mapping { 'three': ensure => present, value => '3', note => 'third', target => '/tmp/other.conf' }
mapping { 'gone': ensure => absent, target => '/tmp/other.conf' }

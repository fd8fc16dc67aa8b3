# case: {"files": {"/opt/run/a": "x", "/opt/run/b": null}, "look": ["/opt/run/a"]}
file { '/opt/run/a': content => absent }
file { '/opt/run/c': content => 'absent' }
file { '/opt/run/d': ensure => present, content => absent }
file { '/opt/run/e': ensure => absent, content => absent }

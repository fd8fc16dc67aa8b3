# case: {"modules": ["concat", "stdlib"], "files": {"/opt/motd": "a\nb\n"}, "look": ["/opt/motd"]}
concat { '/opt/motd': ensure => absent }
concat::fragment { 'x': target => '/opt/motd', content => "b\n" }

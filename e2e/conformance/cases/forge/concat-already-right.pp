# case: {"modules": ["concat", "stdlib"], "files": {"/opt/motd": "a\nb\n"}, "look": ["/opt/motd"]}
concat { '/opt/motd': order => 'alpha' }
concat::fragment { 'x': target => '/opt/motd', content => "b\n", order => '10' }
concat::fragment { 'y': target => '/opt/motd', content => "a\n", order => '01' }

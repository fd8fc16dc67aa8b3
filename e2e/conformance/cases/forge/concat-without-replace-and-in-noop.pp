# case: {"modules": ["concat", "stdlib"], "files": {"/opt/r": "old\n"}, "look": ["/opt/r", "/opt/n"]}
concat { '/opt/r': replace => false }
concat::fragment { 'r': target => '/opt/r', content => "new\n" }
concat { '/opt/n': noop => true }
concat::fragment { 'n': target => '/opt/n', content => "new\n" }

# case: {"modules": ["concat", "stdlib"], "look": ["/opt/j"]}
concat { '/opt/j': format => 'json' }
concat::fragment { 'j1': target => '/opt/j', content => '{"a": 1}', order => '1' }
concat::fragment { 'j2': target => '/opt/j', content => '{"a": 2}', order => '2' }

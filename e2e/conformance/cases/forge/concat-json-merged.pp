# case: {"modules": ["concat", "stdlib"], "look": ["/opt/j", "/opt/jp"]}
concat { '/opt/j': format => 'json' }
concat::fragment { 'j1': target => '/opt/j', content => '{"a": 1, "l": [1, 2], "h": {"x": 1}}', order => '1' }
concat::fragment { 'j2': target => '/opt/j', content => '{"b": "two", "l": [2, 3], "h": {"y": null}}', order => '2' }
concat { '/opt/jp': format => 'json-pretty' }
concat::fragment { 'jp1': target => '/opt/jp', content => '{"a": 1, "l": [], "h": {"x": true}}' }

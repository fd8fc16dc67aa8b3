# case: {"look": ["/opt/several", "/opt/empty", "/opt/kept", "/opt/old"], "files": {"/opt/old": "was here\n"}}
concat_file { '/opt/several': tag => ['one', 'two'], order => 'alpha', create_empty_file => true }
concat_fragment { 'second': tag => 'two', content => "b\n", order => '02' }
concat_fragment { 'first': tag => 'one', content => "a\n", order => '01' }
concat_file { '/opt/empty': create_empty_file => false }
concat_file { '/opt/kept': create_empty_file => true }
concat_file { '/opt/old': create_empty_file => false }

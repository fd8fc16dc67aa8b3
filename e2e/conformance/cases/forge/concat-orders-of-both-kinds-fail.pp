# case: {"modules": ["concat", "stdlib"], "look": ["/opt/j"]}
concat { '/opt/j': order => 'numeric' }
concat::fragment { 'j1': target => '/opt/j', content => "x\n", order => '01' }
concat::fragment { 'j2': target => '/opt/j', content => "y\n", order => 'zz' }
notify { 'n': require => Concat['/opt/j'] }

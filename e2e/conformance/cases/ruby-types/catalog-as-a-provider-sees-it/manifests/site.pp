file { '/tmp/seen': content => "x\n", mode => '0600' }
looker { 'one': other => 'two', state => 'new' }
looker { 'two': }

bundle { 'web': files => ['/tmp/a', '/tmp/b'] }
notify { 'after': require => Bundle['web'] }

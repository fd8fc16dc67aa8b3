tidy { '/tmp/x': age => '99' }

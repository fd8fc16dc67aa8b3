file { '/x': backup => { 'a' => File['/y'] } }

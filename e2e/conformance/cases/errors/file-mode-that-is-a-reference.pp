file { '/x': mode => File['/y'] }

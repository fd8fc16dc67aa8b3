file { '/x': content => User['u'] }

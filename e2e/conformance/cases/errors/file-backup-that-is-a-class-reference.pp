file { '/x': backup => Class['main'] }

file { '/x': mode => Class['main'] }

file { '/x': mode => Timestamp(0) }

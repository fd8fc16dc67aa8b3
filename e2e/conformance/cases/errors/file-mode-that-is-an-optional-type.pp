file { '/x': mode => Optional[String] }

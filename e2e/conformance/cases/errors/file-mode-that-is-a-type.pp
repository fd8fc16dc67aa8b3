file { '/x': mode => Integer }

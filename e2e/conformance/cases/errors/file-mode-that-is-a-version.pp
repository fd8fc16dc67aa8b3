file { '/x': mode => SemVer('1.0.0') }

# defaults, as releases before 4 take it.
File { mode => 0644 }
class a { File { owner => 'root' } file { '/a': } include b }
class b { file { '/b': } }
include a
file { '/c': }

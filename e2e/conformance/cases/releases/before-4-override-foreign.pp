# override foreign, as releases before 4 take it.
class a { file { '/a': mode => '0644' } }
class b { File['/a'] { mode => '0600' } }
include a, b

# Inherited variables and overrides.
class base { $x = 'base' file { '/a': mode => '0644' } }
class sub inherits base { File['/a'] { mode => 0600 } notice($x, $base::x) }
include sub

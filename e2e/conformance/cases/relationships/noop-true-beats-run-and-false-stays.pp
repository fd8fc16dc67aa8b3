# case: {"noop": true}
# The resource decides before the run, for refreshes too.
file { '/srv/a': content => 'a', noop => false } ~> exec { '/bin/echo refreshed': refreshonly => true, noop => false }
file { '/srv/b': content => 'b' } ~> exec { '/bin/echo not refreshed': refreshonly => true }
file { '/srv/c': content => 'c', noop => true } ~> exec { '/bin/echo c': refreshonly => true, noop => false }

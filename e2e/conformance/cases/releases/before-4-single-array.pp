# single array, as releases before 4 take it.
file { '/a': owner => ['root'], require => [Notify['x']] }
notify { 'x': message => ['a', 'b'] }

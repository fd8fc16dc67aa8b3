# All of `unless` and `creates` have to leave it alone; a refresh has its own command.
file { '/srv/a': content => 'x' }
~> exec { 'all': command => '/bin/echo all', unless => ['/bin/false', '/bin/true'] }
~> exec { 'none': command => '/bin/echo none', unless => ['/bin/false', '/bin/false'], refresh => '/bin/echo again' }
exec { 'creates': command => '/bin/echo c', creates => ['/srv/a', '/srv/none'] , require => File['/srv/a']}

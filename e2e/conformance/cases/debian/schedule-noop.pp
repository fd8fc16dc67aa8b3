# case: {"look": ["/etc/a", "/etc/b", "/etc/c", "/etc/d"], "between": ["rm /etc/d", "echo x > /etc/b"]}
schedule { 'never': period => never }
schedule { 'once a day': period => daily, repeat => 1 }
schedule { 'office': range => '0 - 24', period => hourly, repeat => 2 }
file { '/etc/a': content => "a\n", schedule => 'never' }
file { '/etc/b': content => "b\n", schedule => 'once a day' }
file { '/etc/c': content => "c\n", noop => true, notify => Exec['after c'] }
file { '/etc/d': content => "d\n", schedule => 'office', audit => [mode], loglevel => warning, notify => Exec['after d'] }
exec { 'after c': command => '/bin/echo c', refreshonly => true, logoutput => true }
exec { 'after d': command => '/bin/echo d', refreshonly => true, logoutput => true, loglevel => err }
exec { 'daily': command => '/bin/echo daily', schedule => 'once a day' }
notify { 'quiet': loglevel => debug, message => 'not seen' }
notify { 'with': withpath => true, message => 'seen' }

notify { 'n': message => Sensitive(Deferred('upcase', ['secret'])) }
file { '/opt/s': content => Deferred('new', [Sensitive, 'hidden']) }

$x = 1
notify { 'a': message => Deferred('$x') }

notify { 'a': message => Deferred('upcase', []) }
notify { 'b': message => Deferred('join', ['x', 1, 2, 3]) }

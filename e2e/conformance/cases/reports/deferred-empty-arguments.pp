notify { 'a': message => Deferred('upcase', []) }
notify { 'b': message => Deferred('$facts', []) }

sv { 'a': password => Sensitive('abc'), token => 'xyz' }

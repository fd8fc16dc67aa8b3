notify { 'a': message => Deferred('fail', ['broken on the agent']) }
notify { 'b': }
notify { 'c': require => Notify['a'] }

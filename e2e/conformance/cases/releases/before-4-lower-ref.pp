# lower ref, as releases before 4 take it.
notify { 'a': }
notify { 'b': require => notify['a'] }

# chain missing, as releases before 4 take it.
notify { 'a': }
Notify['a'] -> File['/nope']

maker { 'a': }
notify { 'b': }

bl { 'a': flag => 'yes', on => 'true' }
bl { 'b': flag => false, on => false }
bl { 'c': flag => 'no', on => 'no' }

cmp { 'nope': host => a, port => b }

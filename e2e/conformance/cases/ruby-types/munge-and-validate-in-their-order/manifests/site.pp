mv { 'a': p => 'one', q => ['x', 'y'] }

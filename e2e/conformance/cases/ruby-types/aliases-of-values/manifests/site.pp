shade { 'a': color => 'rot' }
shade { 'b': color => 'red' }
shade { 'c': color => true, mode => 'an' }

share { 'a': path => '/a' }
share { 'b': }

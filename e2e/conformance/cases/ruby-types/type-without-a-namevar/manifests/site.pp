nonamevar { 'a': size => 3 }

notify { 'b': message => /re/ }
notify { 'c': message => 1.50 }
notify { 'd': message => { 'a' => 1.5, 2 => /y/, 'c' => [1, 2.0] } }
notify { 'e': message => 1.0e20 }
notify { 'f': message => 1.5e-9 }
notify { 'o': message => SemVerRange('>=1.0.0') }
notify { 's': message => Array[Integer] }

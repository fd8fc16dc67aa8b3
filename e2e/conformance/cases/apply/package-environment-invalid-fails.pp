package { 'tool': environment => 'A' }

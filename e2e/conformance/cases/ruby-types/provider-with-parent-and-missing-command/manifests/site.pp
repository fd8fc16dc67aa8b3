tool { 'a': said => 'hi', provider => child }
tool { 'b': said => 'hi', provider => lonely }
tool { 'c': said => 'hi' }

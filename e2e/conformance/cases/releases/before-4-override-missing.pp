# override missing, as releases before 4 take it.
File['/nope'] { mode => '0600' }

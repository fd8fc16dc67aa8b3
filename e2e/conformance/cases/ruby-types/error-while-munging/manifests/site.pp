brittle { 'a': munged => 'fine' }
brittle { 'b': munged => 'bad' }

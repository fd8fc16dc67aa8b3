# A bucket of the machine itself, and one on a server that is not used.
filebucket { 'a': path => '/srv/bucket' }
filebucket { 'b': path => false, server => 'x.example.com' }
file { '/srv/f': content => 'new', backup => 'a' }

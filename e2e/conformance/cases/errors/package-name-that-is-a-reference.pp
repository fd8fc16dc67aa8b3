package { 'x': name => File['/y'] }

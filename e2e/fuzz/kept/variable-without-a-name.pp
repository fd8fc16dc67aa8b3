notify { "${title} ${ $}": }

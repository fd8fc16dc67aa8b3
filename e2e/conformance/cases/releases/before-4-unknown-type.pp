# unknown type, as releases before 4 take it.
nonesuch { 'a': }

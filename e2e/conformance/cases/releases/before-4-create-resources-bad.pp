# create resources bad, as releases before 4 take it.
create_resources('nonesuch', { 'a' => {} })

notice(lookup('a', { default_value => 'none' }))

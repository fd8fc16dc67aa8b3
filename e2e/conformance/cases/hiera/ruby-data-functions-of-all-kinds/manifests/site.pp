notice(lookup('one'))
notice(lookup('two.deep'))
notice(lookup('three', { default_value => 'none' }))

# The block is called once for a file, whichever function of whichever level asks next.
notice(lookup('one'))
notice(lookup('two'))
notice(lookup('three', { default_value => 'none' }))
notice(lookup('four', { default_value => 'none' }))
notice(lookup('whole'))
notice(lookup('last', { default_value => 'none' }))

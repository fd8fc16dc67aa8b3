# What a data function in Ruby gets as `path` is where the file is, so that Ruby's own methods find it.
notice(lookup('web::port'))
notice(lookup('web::host'))
notice(lookup('plain'))
notice(lookup('web::user', { default_value => 'none' }))
notice(lookup('last'))

notify { lookup('motd::text', { default_value => 'default' }): }

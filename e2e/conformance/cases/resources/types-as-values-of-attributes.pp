notify { 'optional': message => Optional[File] }
notify { 'nested': message => Variant[Resource['foo::bar'], Type[Exec], Class, Class['a::b']] }

# case: {"files": {"/srv/a": "x"}, "look": ["/srv/a", "/srv/b", "/srv/c"]}
# Contents are shown by the digest that is asked for.
file { '/srv/a': content => 'y', checksum => md5 }
file { '/srv/b': content => 'b', checksum => sha512 }
file { '/srv/c': content => 'c', checksum => md5lite }

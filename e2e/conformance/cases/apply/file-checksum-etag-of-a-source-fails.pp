# case: {"files": {"/srv/b": "y", "/srv/s": "x"}, "look": ["/srv/a", "/srv/b"]}
file { ['/srv/a', '/srv/b']: ensure => file, source => '/srv/s', checksum => etag }

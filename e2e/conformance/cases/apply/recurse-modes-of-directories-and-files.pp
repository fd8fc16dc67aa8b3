# case: {"files": {"/srv/d/a/b": "1", "/srv/d/c": "2"}, "look": ["/srv/d", "/srv/d/a", "/srv/d/a/b", "/srv/d/c"]}
# X gives the right to enter directories alone.
file { '/srv/d': ensure => directory, recurse => true, mode => 'u=rwX,go=rX', owner => 'daemon' }

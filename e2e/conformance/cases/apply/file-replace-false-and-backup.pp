# case: {"files": {"/srv/a": "old", "/srv/b": "old"}, "look": ["/srv/a", "/srv/b", "/srv/b.orig"]}
# What is there stays, or is kept beside.
file { '/srv/a': content => 'new', replace => false }
file { '/srv/b': content => 'new', backup => '.orig' }
file { '/srv/c': content => 'new', replace => no }

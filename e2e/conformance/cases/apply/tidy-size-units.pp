# case: {"files": {"/srv/t/a": "12345", "/srv/t/b": "1"}, "look": ["/srv/t"]}
# A size has a unit.
tidy { '/srv/t': recurse => true, size => '3b' }
tidy { '/srv/u': recurse => true, size => '3q' }

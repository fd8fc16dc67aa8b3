# case: {"files": {"/srv/d/a": "1", "/srv/d/b": "2", "/srv/d/c": "3"}}
# More files than allowed are an error of the recursion.
file { '/srv/d': ensure => directory, recurse => true, max_files => 2, mode => '0700' }

# case: {"files": {"/src/one.txt": "1", "/src/one.bak": "b", "/src/d/e/f": "2"}, "look": ["/dst", "/dst/d"]}
# The source is followed so deep, without what is ignored.
file { '/dst': ensure => directory, recurse => remote, recurselimit => 2, ignore => ['*.bak'], source => '/src' }

# case: {"files": {"/src/one": "1", "/src/deep/two": "2", "/dst/old": "o"}, "look": ["/dst", "/dst/deep", "/dst/one"]}
# What the source lacks goes.
file { '/dst': ensure => directory, recurse => remote, source => '/src', purge => true }

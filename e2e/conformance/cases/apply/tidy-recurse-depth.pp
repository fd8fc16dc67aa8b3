# case: {"files": {"/srv/t/a.log": "1", "/srv/t/s/b.log": "2", "/srv/t/s/u/c.log": "3"}, "look": ["/srv/t", "/srv/t/s", "/srv/t/s/u"]}
# Only so deep.
tidy { 'logs': path => '/srv/t', recurse => 2, matches => '*.log' }

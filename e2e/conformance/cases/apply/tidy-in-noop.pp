# case: {"files": {"/srv/t/a": "1"}, "noop": true, "look": ["/srv/t"]}
# In noop nothing goes, but everyone hears of it.
tidy { '/srv/t': recurse => true, age => '0s' } ~> exec { '/bin/true': refreshonly => true }

# case: {"files": {"/srv/d": null, "/srv/d/keep": "k", "/srv/d/go": "g", "/srv/d/sub": null, "/srv/d/sub/x": "x"}, "look": ["/srv/d", "/srv/d/sub"]}
# Only what no resource manages goes.
file { '/srv/d': ensure => directory, recurse => true, purge => true, mode => '0750' }
file { '/srv/d/keep': }
file { '/srv/d/link': ensure => link, target => '/srv/d/keep' }

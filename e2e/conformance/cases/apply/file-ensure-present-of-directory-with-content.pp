# case: {"files": {"/srv/d": null}, "look": ["/srv/d"]}
# A directory is present as well, and is not written.
file { '/srv/d': ensure => present, content => 'x', mode => '0700' }

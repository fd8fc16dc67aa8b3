# case: {"files": {"/srv/a": "x"}}
# The first audited value only comes with a change in the same run.
file { '/srv/a': audit => [content], content => 'y' }

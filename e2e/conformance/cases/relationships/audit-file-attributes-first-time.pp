# case: {"files": {"/srv/a": "x"}}
# What is audited for the first time is noted; nothing is managed.
file { '/srv/a': audit => [mode, owner, content] }
file { '/srv/none': audit => all }

# case: {"files": {"/etc/aliases": "postmaster: root\nops: alice, bob\n", "/etc/fstab": "/dev/sda1\t/\text4\tdefaults\t0\t1\n/dev/sdb1\t/data\text4\tdefaults\t0\t2\n"}, "look": ["/etc/aliases", "/etc/fstab"]}
# Aliases that no resource names go; mounts are not asked for.
resources { 'mailalias': purge => true }
mailalias { 'ops': recipient => ['alice', 'bob'] }
mailalias { 'webmaster': recipient => 'root' }

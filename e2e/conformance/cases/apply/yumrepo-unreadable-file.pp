# case: {"files": {"/etc/yum.repos.d": null, "/etc/yum.repos.d/old.repo": "oops\nname=Old\n"}, "look": ["/etc/yum.repos.d"]}
# A file that cannot be read skips all repositories.
yumrepo { 'x': descr => 'y' }

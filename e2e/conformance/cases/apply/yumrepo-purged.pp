# case: {"files": {"/etc/yum.repos.d": null, "/etc/yum.repos.d/base.repo": "[base]\nname=Base\n[extras]\nname=Extras\n"}, "look": ["/etc/yum.repos.d", "/etc/yum.repos.d/base.repo"]}
# What no resource names goes.
resources { 'yumrepo': purge => true }
yumrepo { 'base': descr => 'Base' }

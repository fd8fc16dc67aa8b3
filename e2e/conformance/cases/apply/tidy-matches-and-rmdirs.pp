# case: {"files": {"/srv/t": null, "/srv/t/a.log": "1", "/srv/t/b.txt": "2", "/srv/t/sub": null, "/srv/t/sub/c.log": "3", "/srv/t/sub/d.tmp": "4"}, "look": ["/srv/t", "/srv/t/sub"]}
# Patterns choose files; empty directories go with them.
tidy { '/srv/t': recurse => true, matches => ['*.log', '[d-f].tmp'], age => 0, rmdirs => true }

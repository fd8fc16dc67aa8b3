# case: {"files": {"/etc/aliases": "root: alice\nlist: :include:/etc/list\n"}, "look": ["/etc/aliases"]}
# Recipients as a list, a file, a command in quotes.
mailalias { 'root': recipient => ['alice', 'bob@example.com'] }
mailalias { 'list': file => '/etc/otherlist' }
mailalias { 'new': recipient => '"|/usr/bin/procmail"' }
mailalias { 'both': ensure => absent }

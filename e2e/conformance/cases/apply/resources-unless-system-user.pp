# case: {"files": {"/etc/passwd": "root:x:0:0:root:/root:/bin/bash\ndaemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin\nalice:x:1500:1500::/home/alice:/bin/sh\nnobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin\n"}, "noop": true}
# Accounts of the system stay, and those that are named.
resources { 'user': purge => true, unless_system_user => 1000, unless_uid => [1600] }

# case: {"files": {"/opt/run.sh": "#!/bin/sh\nset -u\nname=${1:-nobody}\necho \"hello $name\" > /opt/greet\nif [ \"$name\" = bad ]; then\n  echo 'refusing' >&2\n  exit 3\nfi\n", "/opt/lib.py": "print('x')\n"}, "look": ["/opt/greet"]}
file { '/opt/run.sh': mode => '0755' }
-> exec { '/opt/run.sh world': creates => '/opt/greet' }
-> exec { '/opt/run.sh bad': logoutput => on_failure }
-> notify { 'never': }

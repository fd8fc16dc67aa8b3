# case: {"services": ["systemd-tmpfiles-clean", "dbus", "sshd", "networking", "getty@tty1"]}
service { 'systemd-tmpfiles-clean': enable => true }
service { 'dbus': ensure => running, enable => true }
service { 'sshd': ensure => running, enable => true }
service { 'systemd-journald': enable => true }
service { 'ctrl-alt-del.target': enable => false }
service { 'nosuch': enable => false }
service { 'missing': enable => true }
service { 'absent': enable => mask }
service { 'gone': ensure => stopped }

# case: {"look": ["/etc/tmpfiles.d/app.conf", "/run/app", "/var/lib/app", "/var/lib/app/state", "/etc/update-motd.d", "/etc/issue"], "between": ["rm -r /var/lib/app"]}
file { '/etc/tmpfiles.d/app.conf':
  content => "d /run/app 0750 www-data www-data -\nd /var/lib/app 0755 root adm -\nf /var/lib/app/state 0640 root root - ready\n",
}
~> exec { '/bin/systemd-tmpfiles --create /etc/tmpfiles.d/app.conf': refreshonly => true }
exec { '/bin/systemd-tmpfiles --create': unless => '/usr/bin/test -d /var/lib/app', require => Exec['/bin/systemd-tmpfiles --create /etc/tmpfiles.d/app.conf'] }
file { '/etc/update-motd.d/10-uname': ensure => absent }
file { '/etc/issue': content => "Authorized use only\n" }
file { '/etc/profile.d/history.sh': content => "export HISTSIZE=5000\n" }

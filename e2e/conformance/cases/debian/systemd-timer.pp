# case: {"look": ["/etc/systemd/system", "/etc/systemd/system/timers.target.wants"], "services": ["cleanup.timer", "cleanup"], "between": ["systemctl stop cleanup.timer"]}
file { '/etc/systemd/system/cleanup.service':
  content => "[Unit]\nDescription=Clean up\n\n[Service]\nType=oneshot\nExecStart=/usr/bin/find /tmp -name '*.old' -delete\n",
}
file { '/etc/systemd/system/cleanup.timer':
  content => "[Unit]\nDescription=Clean up daily\n\n[Timer]\nOnCalendar=daily\nPersistent=true\n\n[Install]\nWantedBy=timers.target\n",
}
service { 'cleanup.timer':
  ensure    => running,
  enable    => true,
  subscribe => File['/etc/systemd/system/cleanup.timer', '/etc/systemd/system/cleanup.service'],
}
service { 'fstrim.timer': ensure => stopped, enable => false }
service { 'apt-daily.timer': ensure => stopped, enable => mask }

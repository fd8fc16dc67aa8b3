# case: {"services": ["precheck", "crash", "oneshot-bad", "noexec"], "look": ["/etc/systemd/system"], "between": ["systemctl reset-failed crash", "systemctl is-failed precheck"]}
define ownunit (String $exec, Optional[String] $pre = undef, String $type = 'simple') {
  $line = $pre ? { undef => '', default => "ExecStartPre=${pre}\n" }
  file { "/etc/systemd/system/${title}.service":
    content => "[Unit]\nDescription=${title} of ours\n\n[Service]\nType=${type}\n${line}ExecStart=${exec}\n\n[Install]\nWantedBy=multi-user.target\n",
    notify  => Exec['reload'],
  }
  service { $title: ensure => running, enable => true, require => Exec['reload'] }
}
exec { 'reload': command => '/usr/bin/systemctl daemon-reload', refreshonly => true }
ownunit { 'precheck': exec => '/usr/bin/sleep 1000', pre => '/usr/bin/test -f /etc/precheck.conf' }
ownunit { 'crash': exec => '/usr/bin/false' }
ownunit { 'oneshot-bad': exec => '/bin/sh -c "echo cannot; exit 2"', type => 'oneshot' }
ownunit { 'noexec': exec => '/usr/local/bin/not-there --daemon' }
notify { 'after': require => Service['precheck'] }

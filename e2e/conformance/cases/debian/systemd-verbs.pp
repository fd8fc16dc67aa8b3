Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin', logoutput => true, returns => [0, 1, 3, 4, 5] }
exec { 'systemctl is-enabled ssh cron systemd-journald dbus': }
exec { 'systemctl is-enabled nosuch': }
exec { 'systemctl is-active ssh nosuch': }
exec { 'systemctl disable cron': }
exec { 'systemctl enable cron': require => Exec['systemctl disable cron'] }
exec { 'systemctl mask cron': require => Exec['systemctl enable cron'] }
exec { 'systemctl start cron': require => Exec['systemctl mask cron'] }
exec { 'systemctl unmask cron': require => Exec['systemctl start cron'] }
exec { 'systemctl start nosuch': }
exec { 'systemctl restart nosuch': }
exec { 'systemctl stop nosuch': }
exec { 'systemctl enable nosuch': }
exec { 'systemctl show -p LoadState --value nosuch': }
exec { 'systemctl show --property=ActiveState,UnitFileState ssh': }
exec { 'systemctl get-default': }
exec { 'systemctl set-default multi-user.target': }
exec { 'systemctl daemon-reload': }
exec { 'service ssh restart': }
exec { 'service nosuch start': }
exec { 'update-rc.d cron disable': require => Exec['systemctl unmask cron'] }
exec { 'update-rc.d nosuch defaults': }
exec { 'invoke-rc.d ssh status': }

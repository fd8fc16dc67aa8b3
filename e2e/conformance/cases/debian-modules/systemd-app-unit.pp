# case: {"modules":["systemd","stdlib","inifile"],"facts":{"service_provider":"systemd","package_provider":"apt","root_home":"/root","puppet_vardir":"/opt/puppetlabs/puppet/cache"},"services":["app","report.timer"],"look":["/etc/systemd/system"]}
include systemd
systemd::unit_file { 'app.service': content => "[Unit]\nDescription=App\n\n[Service]\nExecStart=/bin/sleep infinity\nRestart=always\n\n[Install]\nWantedBy=multi-user.target\n", enable => true, active => true }
systemd::dropin_file { 'limits.conf': unit => 'app.service', content => "[Service]\nLimitNOFILE=65536\n" }
systemd::timer { 'report.timer': timer_content => "[Timer]\nOnCalendar=daily\n\n[Install]\nWantedBy=timers.target\n", service_content => "[Service]\nType=oneshot\nExecStart=/bin/true\n", active => true, enable => true }
systemd::tmpfile { 'app.conf': content => "d /run/app 0755 root root -\n" }

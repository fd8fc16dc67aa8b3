# case: {"prepare": ["mkdir -p /etc/nginx /etc/haproxy", "echo '# before' > /etc/haproxy/haproxy.cfg", "echo 'X=1' > /etc/default/rsync"], "look": ["/etc/haproxy", "/etc/haproxy/haproxy.cfg", "/etc/default/rsync", "/etc/default"], "services": ["haproxy", "rsync"]}
package { 'haproxy': ensure => installed }
package { 'rsync': ensure => installed, install_options => ['-o', 'Dpkg::Options::=--force-confnew'] }
service { 'haproxy': enable => true, require => Package['haproxy'] }

# case: {"target": {"packages": {"memcached": "present", "monit": "present", "vsftpd": "present"}}, "prepare": ["apt-get remove -y -q memcached monit vsftpd", "echo '-m 16' > /etc/memcached.conf", "rm /etc/monit/monitrc", "echo 'listen=NO' > /etc/vsftpd.conf"], "look": ["/etc/memcached.conf.dpkg-old", "/etc/memcached.conf.dpkg-dist", "/etc/monit/monitrc", "/etc/vsftpd.conf", "/etc/vsftpd.conf.dpkg-dist", "/etc/vsftpd.conf.dpkg-old"], "packages": ["memcached", "monit", "vsftpd"]}
package { 'memcached': ensure => installed, install_options => ['-o', 'Dpkg::Options::=--force-confnew'] }
package { 'monit': ensure => installed, install_options => [{ '-o' => 'Dpkg::Options::=--force-confmiss' }] }
package { 'vsftpd': ensure => installed, install_options => ['-o', 'Dpkg::Options::=--force-confdef'] }
package { 'rsync': ensure => installed }
service { 'memcached': ensure => running, enable => true }

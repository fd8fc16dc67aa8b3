# case: {"target": {"packages": {"memcached": "present"}}, "prepare": ["apt-get remove -y -q memcached", "echo '-m 16' > /etc/memcached.conf"], "look": ["/etc/memcached.conf", "/etc/memcached.conf.dpkg-old", "/etc/memcached.conf.dpkg-dist"], "packages": ["ssl-cert"]}
package { 'memcached': ensure => installed, configfiles => replace }
package { 'tree': ensure => installed, install_options => ['-t', 'bookworm-backports'] }
package { 'jq': ensure => installed, install_options => [{ '-o' => 'Acquire::Retries=3' }, '--no-install-recommends'] }
package { 'pv': ensure => installed, install_options => ['--no-such-option'] }

# case: {"target":{"packages":{"nano":"present","tree":"present","htop":"present"}},"prepare":["apt-mark hold htop"],"packages":["nano","tree","htop","jq","ncdu","screen"]}
package { 'nano': ensure => purged }
package { 'tree': ensure => latest }
package { 'htop': ensure => absent }
package { 'jq': ensure => '1.6-2.1+deb12u1' }
package { 'ncdu': ensure => held }
package { 'screen': ensure => present, install_options => ['--no-install-recommends'] }
package { 'nosuchpackage-x': ensure => absent }
package { ['curl', 'wget', 'rsync', 'unzip', 'dnsutils', 'net-tools', 'tcpdump', 'strace', 'lsof', 'iotop']: ensure => present }

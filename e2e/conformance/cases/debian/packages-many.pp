# case: {"look": ["/usr/games/cowsay", "/usr/bin/pager", "/etc/alternatives/pager"], "between": ["apt-get -q -y remove figlet"]}
package { ['ack', 'bc', 'colordiff', 'dos2unix', 'figlet', 'fortune-mod', 'ripgrep', 'fd-find', 'bat', 'httpie', 'pwgen', 'pv', 'sl', 'toilet', 'whois', 'zsh', 'fish', 'neofetch', 'most', 'mc']: ensure => installed }
package { ['python-dev', 'libssl1.0.0']: ensure => installed }
package { 'php5-cli': ensure => latest }
package { 'linux-headers-generic': ensure => present }
package { 'fdupes': ensure => '99.0' }
package { 'nethack-console': ensure => absent }

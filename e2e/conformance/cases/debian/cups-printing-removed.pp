# case: {"target":{"packages":{"cups":"present","avahi-daemon":"present"}},"services":["cups","cups-browsed","avahi-daemon"],"packages":["cups","avahi-daemon"]}
service { ['cups', 'cups.socket', 'cups.path']: ensure => stopped, enable => false }
-> package { ['cups', 'cups-daemon']: ensure => purged }
service { 'avahi-daemon': ensure => stopped, enable => mask }
service { 'bluetooth': ensure => stopped, enable => false }

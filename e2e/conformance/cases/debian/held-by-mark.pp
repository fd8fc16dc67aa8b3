# case: {"packages": ["jq", "ncdu"], "between": ["apt-mark hold ncdu"]}
package { 'jq': ensure => installed, mark => 'hold' }
package { 'ncdu': ensure => absent }
package { 'pv': ensure => 'latest', mark => 'none' }

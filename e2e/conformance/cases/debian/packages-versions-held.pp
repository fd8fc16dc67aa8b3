# case: {"between": ["apt-mark unhold jq", "apt-get -q -y remove lynx"], "packages": ["jq", "wget", "tree"]}
package { 'curl': ensure => '99.0-1' }
package { 'jq': ensure => installed, mark => 'hold' }
package { 'wget': ensure => held }
package { 'tree': ensure => '>= 1.0' }
package { 'nano': ensure => '< 1.0' }
package { 'lynx': ensure => latest }
package { 'less': ensure => present, provider => dpkg }
package { 'pip-thing': ensure => present, provider => pip3 }

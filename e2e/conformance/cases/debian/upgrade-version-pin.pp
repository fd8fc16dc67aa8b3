# case: {"packages": ["less", "tzdata", "bash"], "between": ["apt-get -y -q remove less"]}
package { 'less': ensure => latest }
package { 'tzdata': ensure => latest }
package { 'bash': ensure => '99.0' }
package { 'htop': ensure => 'held' }
package { 'libc6': ensure => present }

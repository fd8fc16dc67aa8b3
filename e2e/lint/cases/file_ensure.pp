file { '/a': ensure => present }
file { '/b': ensure => 'present', target => '/c' }
file { '/d': ensure => file }
package { 'ntp': ensure => present }

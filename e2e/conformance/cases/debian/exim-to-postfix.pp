# case: {"target":{"packages":{"exim4-daemon-light":"present"}},"packages":["exim4-daemon-light","exim4-base","postfix"],"services":["exim4","postfix"]}
service { 'exim4': ensure => stopped, enable => false, before => Package['postfix'] }
package { 'postfix': ensure => installed }
-> package { ['exim4-daemon-light', 'exim4-config', 'exim4-base']: ensure => purged }
service { 'postfix': ensure => running, enable => true, require => Package['postfix'] }

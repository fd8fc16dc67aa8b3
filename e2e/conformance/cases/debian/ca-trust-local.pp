# case: {"files":{"/srv/ca.crt":"-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n"},"look":["/usr/local/share/ca-certificates/corp.crt","/etc/ssl/certs/corp.pem","group:ssl-cert","/etc/ssl/private"],"packages":["ca-certificates","ssl-cert"]}
package { ['ca-certificates', 'ssl-cert', 'openssl']: ensure => installed }
file { '/usr/local/share/ca-certificates/corp.crt': source => '/srv/ca.crt', mode => '0644', require => Package['ca-certificates'] }
~> exec { 'update-ca-certificates': path => '/usr/sbin:/usr/bin:/bin', refreshonly => true }
exec { 'openssl dhparam': command => 'openssl dhparam -out /etc/ssl/dh.pem 512', path => '/usr/bin', creates => '/etc/ssl/dh.pem', require => Package['openssl'] }
user { 'tlsapp': ensure => present, groups => ['ssl-cert'], require => Package['ssl-cert'] }
file { '/etc/ssl/private': ensure => directory, owner => 'root', group => 'ssl-cert', mode => '0710', require => Package['ssl-cert'] }

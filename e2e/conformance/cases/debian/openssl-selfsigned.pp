# case: {"look": ["/etc/ssl/private", "/etc/ssl/local", "/usr/local/share/ca-certificates", "group:ssl-cert"], "between": ["rm /etc/ssl/local/site.csr"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin' }
package { ['openssl', 'ssl-cert', 'ca-certificates']: ensure => installed }
file { '/etc/ssl/local': ensure => directory, mode => '0750', group => 'ssl-cert', require => Package['ssl-cert'] }
-> exec { 'openssl genrsa -out /etc/ssl/local/site.key 2048': creates => '/etc/ssl/local/site.key' }
-> file { '/etc/ssl/local/site.key': mode => '0640', group => 'ssl-cert' }
-> exec { "openssl req -new -key /etc/ssl/local/site.key -subj /CN=site.example.com -out /etc/ssl/local/site.csr": creates => '/etc/ssl/local/site.csr' }
-> exec { 'openssl x509 -req -in /etc/ssl/local/site.csr -signkey /etc/ssl/local/site.key -days 365 -out /etc/ssl/local/site.crt': creates => '/etc/ssl/local/site.crt' }
-> exec { 'openssl x509 -noout -subject -in /etc/ssl/local/site.crt': logoutput => true }

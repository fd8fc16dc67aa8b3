# case: {"look": ["/etc/ldap", "/etc/sssd", "/etc/nsswitch.conf", "/etc/pam.d"], "services": ["sssd", "nscd"], "between": ["chmod 644 /etc/sssd/sssd.conf"]}
package { ['sssd', 'ldap-utils', 'libnss-sss', 'libpam-sss']: ensure => installed }
file { '/etc/sssd/sssd.conf': content => "[sssd]\nservices = nss, pam\ndomains = lab\n[domain/lab]\nid_provider = ldap\nldap_uri = ldap://ldap.lab\n", mode => '0600', require => Package['sssd'], notify => Service['sssd'] }
service { 'sssd': ensure => running, enable => true }

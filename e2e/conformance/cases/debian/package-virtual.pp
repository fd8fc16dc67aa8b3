# case: {"packages": ["default-mta", "exim4-daemon-light", "mawk", "postfix"]}
# Names that several packages provide, and names that one alone provides.
package { ['mail-transport-agent', 'awk', 'httpd', 'editor']:
  ensure => installed,
}
package { 'perl-modules': ensure => installed }
package { 'libjson-pp-perl': ensure => installed, allow_virtual => true }

# Versions that the archive does not have, of packages that are there, that are not, and that nobody knows.
package { 'cron': ensure => '9.9-1' }
package { 'htop': ensure => '0.1' }
package { 'no-such-thing': ensure => '1.0' }
package { 'another-missing': ensure => latest }
package { 'tree': ensure => '>= 1.0' }
package { 'jq': ensure => '> 99.0' }
package { 'never-heard-of': ensure => absent }
package { 'never-heard-of-it': ensure => purged }

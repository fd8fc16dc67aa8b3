package { 'a': ensure => latest }
package { 'b':
  ensure => 'latest',
}
package { ['c', 'd']:
  provider => 'gem',
  ensure   => "latest",
  ;
  'e':
    ensure => installed;
  'f':
    ensure => $latest;
}
service { 'g': ensure => latest }
@package { 'h': ensure => latest }
package { 'i': }
package { 'j': source => 'ensure', ensure => absent }
Package { ensure => latest }

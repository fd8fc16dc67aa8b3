# A module brings a provider of a built-in type with more than one namevar.
package { 'vim': ensure => installed, provider => shelf }
package { 'editor': ensure => absent, name => 'nano' }
create_resources('package', { 'less' => { 'ensure' => 'absent' } })
notice(site::found('Package', 'vim'))
notice(site::found('Package', 'less'))

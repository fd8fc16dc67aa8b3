# case: {"packages":["gitlab-runner","gitea","jenkins","nexus"],"services":["jenkins","gitlab-runner"]}
package { 'jenkins': ensure => installed }
-> service { 'jenkins': ensure => running, enable => true }
package { 'gitlab-runner': ensure => '15.0.0' }
package { 'gitlab-ce': ensure => absent }
file { '/etc/gitlab-runner': ensure => directory, mode => '0700' }

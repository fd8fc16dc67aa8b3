Package { provider => 'toy' }
package { 'fresh': ensure => installed }
package { 'exact': ensure => '4.2' }
package { 'old': ensure => latest }
package { 'gone': ensure => absent }
package { 'held': ensure => '3.0' }
package { 'never': ensure => absent }
package { 'options': ensure => present, install_options => ['--fast', { 'with' => 'docs' }] }

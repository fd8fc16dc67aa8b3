Package { provider => 'sad' }
package { 'broken': ensure => present }
package { 'unknown': ensure => latest }
package { 'old': ensure => latest }
package { 'exact': ensure => '1.2' }
package { 'held': ensure => '2.0', mark => 'hold' }
package { 'unread': ensure => present }
package { 'disabled': ensure => disabled }

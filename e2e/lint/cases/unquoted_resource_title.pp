package { ntp: ensure => installed }
package { 'ssh': }
file { $path: }
service { ntp::server: }
case $x { one: { } two, three: { } }
package { [cron, 'at']: }

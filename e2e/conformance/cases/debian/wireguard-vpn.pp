# case: {"look":["/etc/wireguard","/etc/wireguard/wg0.conf","/etc/sysctl.d/70-wg.conf"],"services":["wg-quick@wg0"]}
package { ['wireguard-tools', 'qrencode']: ensure => installed }
file { '/etc/wireguard/wg0.conf':
  mode => '0600', show_diff => false,
  content => "[Interface]\nAddress = 10.9.0.1/24\nListenPort = 51820\nPrivateKey = AAAA\n",
  require => Package['wireguard-tools'],
}
file { '/etc/sysctl.d/70-wg.conf': content => "net.ipv4.ip_forward = 1\n" }
service { 'wg-quick@wg0': enable => true, require => File['/etc/wireguard/wg0.conf'] }
exec { 'wg genkey > /etc/wireguard/key && chmod 600 /etc/wireguard/key':
  provider => shell, creates => '/etc/wireguard/key', require => Package['wireguard-tools'],
}

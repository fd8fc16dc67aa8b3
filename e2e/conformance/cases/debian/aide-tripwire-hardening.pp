# case: {"look":["/etc/issue","/etc/modprobe.d/blacklist.conf","/etc/securetty","/etc/profile.d/timeout.sh"]}
file { '/etc/issue': content => "Authorized use only\n" }
file { '/etc/modprobe.d/blacklist.conf':
  content => "install usb-storage /bin/true\ninstall cramfs /bin/true\n",
}
file { '/etc/profile.d/timeout.sh': content => "TMOUT=900\nreadonly TMOUT\nexport TMOUT\n", mode => '0644' }
package { ['libpam-pwquality', 'libpam-tmpdir', 'acct', 'debsums']: ensure => installed }
file_line_like { 'x': }
define file_line_like() {
  exec { 'umask 027':
    command => "sed -i 's/^UMASK.*/UMASK 027/' /etc/login.defs",
    unless  => "grep -q '^UMASK 027' /etc/login.defs",
    path    => ['/bin', '/usr/bin'],
  }
}
service { 'acct': ensure => running, enable => true, require => Package['acct'] }
exec { 'lock unused accounts':
  command => 'for u in games news uucp; do usermod -L -s /usr/sbin/nologin $u; done',
  provider => shell,
  unless  => 'getent passwd games | grep -q nologin && passwd -S games | grep -q " L "',
  path    => '/usr/sbin:/usr/bin:/bin',
}

# Limits of the disk space, by user.
class quota (
  Hash $limits,
) {
  file { '/etc/quotas':
    ensure => directory,
  }

  $limits.each |$user, $limit| {
    file { "/etc/quotas/${user}":
      ensure  => file,
      content => "soft=${limit['soft']} hard=${limit['hard']}\n",
    }
  }
}

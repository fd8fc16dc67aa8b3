file { '/a':
  require => Package[ntp],
  notify  => [Service['ntp'], Service[ssh]],
  content => Package[cron],
}

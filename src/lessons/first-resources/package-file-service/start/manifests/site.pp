package { 'chrony':
  ensure => installed,
}

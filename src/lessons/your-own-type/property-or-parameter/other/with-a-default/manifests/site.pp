mailbox { ['ada', 'grace']:
  ensure => present,
  quota  => '500',
}

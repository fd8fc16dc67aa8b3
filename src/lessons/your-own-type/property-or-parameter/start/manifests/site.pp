mailbox { ['ada', 'grace']:
  ensure => present,
  quota  => '500',
  backup => 'yes',
}

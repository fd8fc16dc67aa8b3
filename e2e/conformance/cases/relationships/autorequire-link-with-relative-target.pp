# case: {"stage":"graph"}
file { '/etc/app/current': ensure => link, target => 'v2' }
file { '/etc/app/previous': ensure => '/etc/app/v1' }
file { ['/etc/app/v1', '/etc/app/v2']: ensure => directory }

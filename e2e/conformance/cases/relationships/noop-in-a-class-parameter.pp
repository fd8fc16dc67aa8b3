# A class in noop holds resources in noop.
class quiet { file { '/srv/q': content => 'q' } notify { 'q': } }
class { 'quiet': noop => true }
notify { 'after': require => Class['quiet'] }

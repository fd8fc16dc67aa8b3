include java

class { 'shop':
  require => Class['java'],
}

node default {
  class { 'motd':
    text => 'Nobody knows this machine',
  }
}

node default {
  class { 'motd':
    text => 'A web server',
  }
}

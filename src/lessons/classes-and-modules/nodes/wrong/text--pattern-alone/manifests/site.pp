node /^web\d+\.example\.com$/ {
  class { 'motd':
    text => 'A web server',
  }
}

node default {
  class { 'motd':
    text => 'Nobody knows this machine',
  }
}

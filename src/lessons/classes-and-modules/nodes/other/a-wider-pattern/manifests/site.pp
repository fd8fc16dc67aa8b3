node default {
  class { 'motd':
    text => 'Nobody knows this machine',
  }
}

node 'web1.example.com' {
  class { 'motd':
    text => 'The web server of the shop',
  }
}

node /^web/ {
  class { 'motd':
    text => 'A web server',
  }
}

node 'web2.example.com' {
  class { 'motd':
    text => 'The web server of the shop',
  }
}

node default {
  class { 'motd':
    text => 'Nobody knows this machine',
  }
}

node 'web2.example.com', 'web3.example.com' {
  class { 'motd':
    text => 'A web server',
  }
}

node 'web1.example.com' {
  class { 'motd':
    text => 'The web server of the shop',
  }
}

node default {
  class { 'motd':
    text => 'Nobody knows this machine',
  }
}

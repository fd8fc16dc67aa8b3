# case: {"look": ["/etc/hosts"]}
augeas { 'variables':
  context => '/files/etc/hosts',
  changes => [
    'defnode new 05/ipaddr 10.0.0.5',
    'set $new/../canonical five.example.com',
    "defvar old *[ipaddr = '127.0.0.1']",
    'set $old/alias[1] local',
    'touch $new/../alias',
    'set $new/../alias[1] five',
  ],
}

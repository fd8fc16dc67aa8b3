class web {
  file { '/etc/web.conf':
    tag     => 'reloads',
    content => "port = 80\n",
  }

  file { '/etc/web.users':
    tag     => 'reloads',
    content => "ada\n",
  }
}

class mail {
  file { '/etc/mail.conf':
    content => "relay = mx.example.com\n",
  }
}

include mail
include web

exec { 'reload the web server':
  command     => '/bin/touch /var/tmp/reloaded',
  refreshonly => true,
}

File <| tag == 'reloads' |> ~> Exec['reload the web server']

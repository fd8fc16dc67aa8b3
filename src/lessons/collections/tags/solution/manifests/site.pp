class web {
  file { '/etc/web.conf':
    content => "port = 80\n",
  }

  file { '/etc/web.users':
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

File <| tag == 'web' |> ~> Exec['reload the web server']

file { "/tmp/looked-at": content => "q", mode => "0644" } f3(1) include b

Service['ntp'] <- Package['ntp']
Service['ssh'] <~ Package['ssh']
Package['cron'] -> Service['cron']

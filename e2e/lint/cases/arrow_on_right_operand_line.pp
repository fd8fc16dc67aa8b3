Package['ntp'] ->
Service['ntp']
Package['ssh']
-> Service['ssh']
Package['cron'] ~> # first the package
  Service['cron'] ->   
    Notify['done']
File['/a'] -> File['/b']

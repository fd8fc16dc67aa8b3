$a = 'true'
$b = "false"
$c = true
$d = 'TRUE'
service { 'ntp': enable => 'true' }

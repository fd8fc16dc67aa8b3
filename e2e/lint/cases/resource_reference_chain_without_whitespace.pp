Class ['ntp'] -> Class['ssh']
$a = Type ['x']

$a = 'on ${b}'
$c = 'costs $5'
$d = inline_template('<%= "${x}" %>')
$e = inline_epp('${x}')
$f = "${g}"

$aB = 1
notice("${C}", "$dE", "$f")
$g['HI']
$x::yZ

$a = [{ 'x' => 1 } , { 'y' => 2 }]
$b = [{ 'x' => 1 }, { 'y' => 2 } ]
$c = "${x.map |$y| { $y }}z"
if $a { } else { }
if $a { }else { }

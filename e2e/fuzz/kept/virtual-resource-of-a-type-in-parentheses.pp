@ (class { "web": }) { x: }
$a = @ ( b) {x: }
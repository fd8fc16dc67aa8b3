$a =[1]
$b =  [2]
$c = [[3], [4]]
$d = $e ['f']
include ['a']
$g = String [1]
file {['/a', '/b']: }
file { ['/c', '/d']: }
f( ['x'])

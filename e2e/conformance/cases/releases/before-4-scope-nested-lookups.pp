# A variable of the node, of a parent class and of who includes.
$top = 'top'
node default { $n = 'node' include a }
class a { $av = 'a' b { 'x': } include c }
define b() { notice("b: $top $n $av $title $name") }
class c { notice("c: $top $n $av") }

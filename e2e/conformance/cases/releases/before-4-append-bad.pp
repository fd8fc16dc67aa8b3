# append bad, as releases before 4 take it.
$a = ['x']
class c {
  $a += 'y'
  notice($a)
}
include c

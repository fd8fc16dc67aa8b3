define m::x($a = [], $b = [1]) {
  $c = template('m/i.erb')
  notice($a)
  notice($b)
}
m::x { 'q': }
m::x { 'r': a => [] }

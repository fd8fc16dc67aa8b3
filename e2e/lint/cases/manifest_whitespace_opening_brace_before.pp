class ntp{
  file{ '/a': }
  file  { '/b': }
  $a = [{ 'x' => 1 }, { 'y' => {} }]
  f({ 'x' => 1 })
  f( { 'x' => 1 })
  if $a
  {
  }
}

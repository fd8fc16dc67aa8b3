file { '/a':
  ensure => file
}
file { '/b':
  ensure => file,
}
$a = [
  1,
  2
]
$b = {
  'x' => 1
}
$c = [1, 2]
File {
  mode => '0644'
}
$d = {
  'x' => @(END)
    text
    | END
}
$e = []
file { '/c':
}

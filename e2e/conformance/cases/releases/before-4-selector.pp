# selector, as releases before 4 take it.
$x = 'b'
$r = $x ? { 'a' => 1, /b/ => "m$0", default => 2 }
notice($r, 'q' ? { 'r' => 1, default => 'z' }, $x ? b => 'short')
notice($nope ? { undef => 'undef', default => 'other' }, $nope ? { '' => 'empty', default => 'other' })

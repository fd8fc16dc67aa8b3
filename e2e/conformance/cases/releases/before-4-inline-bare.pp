# inline bare, as releases before 4 take it.
$v = 'val'
notice(inline_template('<%= v %>'))

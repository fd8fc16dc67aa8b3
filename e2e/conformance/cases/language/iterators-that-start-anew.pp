# case: {"stage": "compile"}
$back = [1, 2, 3].reverse_each
notice(Array($back), Array($back), [*$back], $back.reduce |$all, $n| { $all + $n })
notice($back.map |$n| { $n * 10 }, $back.map |$n| { $n * 10 }, Array($back))
notice($back.filter |$n| { $n > 1 }, $back.map |$i, $n| { "${i}:${n}" }, unique($back), "${back}")
$every = Integer[1, 9].step(3)
notice(Array($every), Array($every))
$odd = ['a', 'b', 'c'].step(2)
notice(Array($odd), Array($odd), Array(Integer[1, 10].step(3).reverse_each), type(Integer[1, 9].step(3)))

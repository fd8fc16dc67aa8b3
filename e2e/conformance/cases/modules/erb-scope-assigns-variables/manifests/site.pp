notice(inline_template('<% scope.setvar("zz", 5) %><%= scope["zz"] %>'))
notice($zz)
notice(inline_template('<% scope["y2"] = [1] %>x'))
notice($y2)

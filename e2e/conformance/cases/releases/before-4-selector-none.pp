# selector none, as releases before 4 take it.
notice(5 ? { 'a' => 1 })

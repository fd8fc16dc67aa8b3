# compare array, as releases before 4 take it.
notice([1] < [2])

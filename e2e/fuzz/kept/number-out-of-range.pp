notice([1e400, 'a', 2].sort)

notice(File['/x'] ? { 1 => 2 })

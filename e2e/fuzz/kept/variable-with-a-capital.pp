notice("at $Callable, $a", "${$Callable['a']}")

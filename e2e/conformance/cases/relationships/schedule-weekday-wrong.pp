# A day of the week has a name or a number.
schedule { 'x': weekday => ['Mon', 'Funday'] }
notify { 'a': schedule => 'x' }

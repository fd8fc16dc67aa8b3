# A day has so many tries.
schedule { 'x': period => weekly, repeat => 8, periodmatch => distance }
notify { 'a': schedule => 'x' }

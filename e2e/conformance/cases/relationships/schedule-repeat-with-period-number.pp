# More than one repeat needs distances.
schedule { 'x': period => hourly, periodmatch => number, repeat => 2 }
notify { 'a': schedule => 'x' }

# Every catalog has these schedules.
notify { 'p': schedule => 'puppet' }
notify { 'h': schedule => 'hourly' }
notify { 'd': schedule => 'daily' }
notify { 'w': schedule => 'weekly' }
notify { 'm': schedule => 'monthly' }
notify { 'n': schedule => 'never' }

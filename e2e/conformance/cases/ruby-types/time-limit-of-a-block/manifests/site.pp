waiter { 'soon': value => '1' }
waiter { 'late': value => '2' }
waiter { 'own': value => '3' }
waiter { 'asleep': value => '4' }
waiter { 'outer': value => '5' }
waiter { 'none': value => '6' }

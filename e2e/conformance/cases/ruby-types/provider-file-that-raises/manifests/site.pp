notify { 'before': }
gauge { 'one': }

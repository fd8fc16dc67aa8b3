rows { 'all': count => 2 }
notify { 'after': require => Rows['all'] }

$name_of_it = 'text'
notify { template('web/sub/whole.erb'): }

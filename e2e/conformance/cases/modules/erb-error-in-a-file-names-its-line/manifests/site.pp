notice(template('app/a.erb'))

$roles = Web::Role
$plain = Enum['b', 'a']
notify { template('web/roles.erb'): }

# case: {"tags": "blue,site::thing"}
# Resources have the tags of what declares them; their titles are tags too.
define site::thing { notify { "in ${name}": } }
site::thing { 'a': }
site::thing { 'b': tag => 'red' }
notify { 'c': tag => ['blue', 'green'] }
notify { 'blue': }
notify { 'd': tag => 'red' }

# case: {"node":"db.example.com","stage":"compile"}
node 'db' { notify { 'first part': } }
node 'db.example' { notify { 'first parts': } }
node 'example.com' { notify { 'last parts': } }
node default { notify { 'default': } }

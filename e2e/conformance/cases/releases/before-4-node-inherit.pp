# node inherit, as releases before 4 take it.
node base { $role = 'base' notify { 'base': } }
node 'playground.example.com' inherits base { notify { "mine $role": } }

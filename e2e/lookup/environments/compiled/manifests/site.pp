$role = 'web'
notice("Compiled as ${role}")
node 'web1.example.com' { $tier = 1 }
node 'broken.example.com' { fail('Broken') }

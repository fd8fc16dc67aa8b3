query { 'secret command': command => Sensitive('SELECT hunter2'), unless => 'SELECT 1', user => 'root' }
query { 'secret condition': command => 'SELECT 2', unless => Sensitive('SELECT swordfish'), user => 'root' }
query { 'secret user': command => 'SELECT 3', user => Sensitive('alice') }
query { 'secret and plain': command => Sensitive('SELECT 4'), user => Sensitive('bob'), rows => Sensitive(3) }
query { 'plain': command => 'SELECT 5', unless => 'SELECT 6', user => 'root', rows => 7 }
query { 'no command': user => 'root', rows => Sensitive(8), limit => Sensitive(9) }

$a = "b"
node 'web01'

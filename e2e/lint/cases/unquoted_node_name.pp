node default { }
node web01, 'web02', /web\d+/ { }
node web-03 { }

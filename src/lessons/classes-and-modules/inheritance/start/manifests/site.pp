include login

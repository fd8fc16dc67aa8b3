function a::f() { 'called' }

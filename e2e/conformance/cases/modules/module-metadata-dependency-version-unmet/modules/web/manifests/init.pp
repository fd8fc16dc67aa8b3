class web { notify { lib::f(): } }

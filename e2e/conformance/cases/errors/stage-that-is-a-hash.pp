# case: {"stage": "graph"}
class a {} 
class { a: stage => { a => 1 } }

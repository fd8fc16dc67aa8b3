type Foo = Object[{}]

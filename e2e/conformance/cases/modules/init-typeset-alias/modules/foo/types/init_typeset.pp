type Foo = Integer

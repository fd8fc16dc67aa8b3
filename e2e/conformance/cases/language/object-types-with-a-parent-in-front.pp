# case: {"stage": "compile"}
# A type that is written as its parent and its own part.
type Shape = Object[{ attributes => { name => String } }]
type Circle = Shape { attributes => { radius => Integer }, equality => [radius] }
type Disc = Circle { attributes => { colour => { type => String, value => 'red' } } }
notice(Disc('d', 2), Disc('d', 2, 'blue').colour, Disc('d', 2).name)
notice(Disc('d', 1) =~ Shape, Circle < Shape, Shape < Circle, Circle('a', 1) == Circle('a', 1), Circle('a', 1) == Circle('b', 1))
notice(Circle)

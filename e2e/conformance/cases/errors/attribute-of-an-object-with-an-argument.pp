# case: {"stage": "compile"}
type Point = Object[{ attributes => { x => Integer }, functions => { moved => Callable[[Integer], Point] } }]
notice(Point(1).x, Point(2).x())
notice(Point(1).x('extra'))

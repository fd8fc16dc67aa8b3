# stmt template, as releases before 4 take it.
template('a')

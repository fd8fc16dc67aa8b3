# nested define case, as releases before 4 take it.
case 1 {
  1: {
    define x() { }
  }
}

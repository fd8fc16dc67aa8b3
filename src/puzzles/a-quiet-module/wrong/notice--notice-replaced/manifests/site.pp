node default {
  include welcome
}

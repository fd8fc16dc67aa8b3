node default {
  include welcome
  notify { 'the machine is ready': }
}

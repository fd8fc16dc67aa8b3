# Say here what the machine should be like.

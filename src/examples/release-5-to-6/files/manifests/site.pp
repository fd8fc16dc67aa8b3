include mail::aliases
include mail::lists

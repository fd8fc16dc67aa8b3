include shop
include wiki
include mirror

include quota

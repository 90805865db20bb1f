"""The only asynchronous part: HTTP, the socket, and one writer a table."""

"""Authentication: sessions, passwords, and the WebSockets that each person has open."""

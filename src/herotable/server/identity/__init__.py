"""Who somebody is: sessions, passwords, and the sockets each person has open."""

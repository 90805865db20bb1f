app-name = Greenpaw

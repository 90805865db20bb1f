"""Bots: they read a masked position, their seat record and a random stream of their own, nothing else."""

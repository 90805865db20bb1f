"""The event log and where it is kept."""

"""What people do, beside what bots do."""

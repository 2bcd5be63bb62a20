"""Database migrations, step by step; run at every start."""

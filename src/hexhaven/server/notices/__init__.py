"""What people are told while they are not here: by e-mail, by push message or through a webhook."""

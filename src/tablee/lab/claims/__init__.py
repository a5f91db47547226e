"""Does the book keep its promises?"""

@rem Scripts in package.json begin with "exec", so that a signal reaches the server and not its shell alone. Windows has no such word.
@%*

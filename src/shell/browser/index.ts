export function startShell(): void {}

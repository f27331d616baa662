export function bundlerEnv(): NodeJS.ProcessEnv

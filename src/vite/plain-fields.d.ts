import type { Plugin } from 'vite'

export function plainFields(): Plugin
export function withPlainFields(code: string): string

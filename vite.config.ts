import { defineConfig } from 'vite'
import { viteConfig } from './src/vite/config.ts'

export default defineConfig(viteConfig())

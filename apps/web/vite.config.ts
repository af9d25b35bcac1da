import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './build/compress.ts'
import { fonts } from './build/fonts.ts'
import { icons } from './build/icons.ts'
import { offline } from './build/offline.ts'

/** Where `athanor serve` listens while the client is being worked on. */
const server = process.env.ATHANOR_SERVER ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), icons(), fonts(), offline(), compress()],
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': server, '/socket': { target: server, ws: true } },
  },
})

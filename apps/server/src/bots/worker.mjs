// A worker thread does not inherit the TypeScript loader of its parent.
import { tsImport } from 'tsx/esm/api'

await tsImport('./worker.ts', import.meta.url)

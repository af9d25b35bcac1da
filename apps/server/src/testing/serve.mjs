// A process that is started for a test has no TypeScript loader yet.
import { register } from 'tsx/esm/api'

register()
await import('./serve.ts')

export { WorkerPool } from './bots/pool.ts'
export { type Config, readConfig } from './config.ts'
export { serve } from './main.ts'
export { type Running, startServer } from './server.ts'

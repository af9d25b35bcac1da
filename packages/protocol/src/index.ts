export * from './asks.ts'
export * from './delta.ts'
export * from './schema.ts'
export * from './tells.ts'

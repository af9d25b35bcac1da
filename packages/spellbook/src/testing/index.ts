export * from './hidden.ts'
export * from './scenario.ts'

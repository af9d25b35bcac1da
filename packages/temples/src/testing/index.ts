export * from './scenario.ts'

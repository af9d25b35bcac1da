export * from './conformance.ts'

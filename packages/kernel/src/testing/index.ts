export * from './conformance.ts'
export * from './embers.ts'

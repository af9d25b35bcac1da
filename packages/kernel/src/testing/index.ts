export * from './conformance.ts'
export * from './embers.ts'
export * from './texts.ts'
export * from './twins.ts'

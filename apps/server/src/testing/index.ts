export { type TestServer, testServer } from './house.ts'
export { playOn } from './play.ts'
export { newNonce, Visitor } from './visitor.ts'

import { athanor } from './athanor.ts'
import { processIo } from './io.ts'

const io = processIo()
process.exitCode = await athanor(process.argv.slice(2), io)
io.close()

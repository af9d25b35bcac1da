// A worker for bots that does what the name of the bot says; a well one answers with the number of the question.
import { parentPort } from 'node:worker_threads'

const breakDown = () => {
  throw new Error('out of its mind')
}

parentPort.on('message', ({ id, bot }) => {
  if (bot === 'crash') breakDown()
  if (bot === 'leave') process.exit()
  if (bot === 'late-crash') setTimeout(breakDown, 50)
  while (bot === 'hang');
  parentPort.postMessage({ id, move: id })
})

/** Something the person at the command line can put right: one line, exit code 2. */
export class Mistake extends Error {
  override readonly name = 'Mistake'
}

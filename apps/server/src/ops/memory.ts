import { setFlagsFromString } from 'node:v8'

/**
 * Fits the engine's memory to a server's life; `NODE_OPTIONS` takes neither of these flags.
 *
 * Everything new is put where what soon dies is cheap to forget. What a move makes, its messages above all, lives until
 * the commit: a server that has once been so busy that commits took long would be taught that all of it is here to stay,
 * and from then on would put it among the tables, to be found again by nothing less than a full collection.
 *
 * A full collection costs as much as there is in use, whatever it finds, and holds everybody up for a fifth of a second:
 * it waits until four times as much is there as the last one has left.
 */
export function expectShortLives(): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
  setFlagsFromString('--heap-growing-percent=300')
}

import { setFlagsFromString } from 'node:v8'

/**
 * Has the engine put everything new where what soon dies is cheap to forget. What a move makes, its messages above all,
 * lives until the commit: a server that has once been so busy that commits took long would be taught that all of it is
 * here to stay, and from then on would put it among the tables, to be found again by nothing less than a full collection.
 * `NODE_OPTIONS` does not take this flag.
 */
export function expectShortLives(): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
}

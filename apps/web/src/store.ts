import { useSyncExternalStore } from 'react'

/** A value that changes, and those who want to know. */
export class Store<T> {
  private value: T
  private readonly listeners = new Set<() => void>()

  constructor(value: T) {
    this.value = value
  }

  readonly get = (): T => this.value

  set(value: T): void {
    if (Object.is(value, this.value)) return
    this.value = value
    for (const listener of this.listeners) listener()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get)

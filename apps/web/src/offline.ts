/** So long after the page has come, in ms, it has the processor and the network for itself. */
const PAGE_FIRST = 3000

/** Keeps the built client on this device, so that bots can be played without a network. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => {})
  addEventListener('load', () => setTimeout(register, PAGE_FIRST))
}

// Athanor without a network: pages come from the network if it answers, everything built from the cache.
// The build puts two names before this: VERSION, and FILES with everything it has made.

const CACHE = `athanor-${VERSION}`

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || isLive(url.pathname)) return
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request))
})

/** What is only true at this moment is never kept. */
const isLive = (path) => /^\/(?:api|socket|healthz|readyz|metrics)(?:\/|$)/.test(path)

async function forgetOld() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('athanor-') && name !== CACHE).map((name) => caches.delete(name)),
  )
}

/** Every page is the same file. */
async function page(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match('/', { cacheName: CACHE })) ?? Response.error()
  }
}

async function file(request) {
  return (await caches.match(request, { cacheName: CACHE, ignoreVary: true })) ?? fetch(request)
}

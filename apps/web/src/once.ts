/** Fetches something when it is first wanted, and keeps it; what has failed is tried again. */
export function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined
  return () => {
    if (kept) return kept
    const fetching = fetch()
    kept = fetching
    fetching.catch(() => {
      kept = undefined
    })
    return fetching
  }
}
